import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GaugeReader, openMeter } from './meter';
import type { GaugeName } from './metrics';
import { openTracer } from './tracer';

export type TelemetrySettings = {
  /** Where Prometheus reads the metrics; null when nobody does. */
  metrics: { host: string; port: number } | null;
  /** The part of the traces that is sent, from 0 to 1; null when none is. */
  traces: number | null;
};

/** What a process reports about itself. */
export type Telemetry = {
  /**
   * Follows the requests of a server. Call it before its routes are registered.
   * @param routeOf one of few names, such as the template of the route, and never the path that was asked for
   */
  watchServer(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void;
  /** Runs work as a part of the request that is being answered; outside of one it only runs it. */
  follow<Result>(name: string, labels: Record<string, string>, work: () => Promise<Result>): Promise<Result>;
  /** Runs a job that no request waits for as a trace of its own. @param name one of few names */
  trace<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Reads gauges each time that Prometheus asks. */
  readGauges(names: readonly GaugeName[], read: GaugeReader): void;
  close(): Promise<void>;
};

/** Opens the metrics and traces that the settings want. @throws Error when the port of the metrics is taken */
export async function openTelemetry(settings: TelemetrySettings, service: string): Promise<Telemetry> {
  const meter = settings.metrics && (await openMeter(settings.metrics));
  const tracer = settings.traces === null ? null : openTracer(service, settings.traces);
  return {
    watchServer(app, routeOf) {
      meter?.watchServer(app, routeOf);
      tracer?.watchServer(app, routeOf);
    },
    follow: (name, labels, work) => (tracer ? tracer.follow(name, labels, work) : work()),
    trace: (name, work) => (tracer ? tracer.trace(name, work) : work()),
    readGauges: (names, read) => meter?.readGauges(names, read),
    async close() {
      await Promise.allSettled([meter?.close(), tracer?.close()]);
    },
  };
}
