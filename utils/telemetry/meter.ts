import { monitorEventLoopDelay } from 'node:perf_hooks';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Facts, listenToFacts } from './facts';
import { type GaugeName, type MetricName, metrics } from './metrics';

/** A value of a gauge and its labels. */
type Reading = { value: number; labels?: Record<string, string> };
export type GaugeReader = () => Promise<Partial<Record<GaugeName, readonly Reading[]>>>;

/** Upper bounds (seconds) of the buckets of answers. Calls of a gateway take up to a minute. */
const secondBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const nanosecondsInSecond = 1e9;

/** Counts and serves the metrics at `/metrics` of a port of their own. @throws Error when the port is taken */
export async function openMeter(where: { host: string; port: number }) {
  const exporter = new PrometheusExporter({
    ...where,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  const provider = new MeterProvider({ readers: [exporter] });
  const meter = provider.getMeter('pelle');
  await exporter.startServer().catch((error: Error) => {
    throw new Error(`The metrics cannot be served: ${error.message}`);
  });

  const helpOf = (metric: MetricName) => ({ description: metrics[metric].help });
  const seconds = meter.createHistogram(metrics.requestSeconds.name, {
    ...helpOf('requestSeconds'),
    advice: { explicitBucketBoundaries: secondBounds },
  });

  function count<Name extends keyof Facts>(fact: Name, metric: MetricName): () => void {
    const counter = meter.createCounter(metrics[metric].name, helpOf(metric));
    return listenToFacts(fact, (labels) => counter.add(1, { ...labels }));
  }
  const listeners = [
    count('cacheRead', 'cacheReads'),
    count('cacheMade', 'cacheMade'),
    count('refusal', 'refusals'),
    count('payment', 'payments'),
    count('candidates', 'candidates'),
  ];

  function readGauges(names: readonly GaugeName[], read: GaugeReader): void {
    const gauges = new Map(
      names.map((name) => [name, meter.createObservableGauge(metrics[name].name, helpOf(name))]),
    );
    meter.addBatchObservableCallback(
      async (result) => {
        const readings = await read();
        for (const [name, gauge] of gauges)
          for (const { value, labels } of readings[name] ?? []) result.observe(gauge, value, labels);
      },
      [...gauges.values()],
    );
  }

  const delay = monitorEventLoopDelay();
  delay.enable();
  readGauges(['eventLoopDelay', 'memory'], async () => {
    const quantiles = [50, 99, 100].map((percent) => ({
      value: delay.percentile(percent) / nanosecondsInSecond,
      labels: { quantile: String(percent / 100) },
    }));
    delay.reset();
    return { eventLoopDelay: quantiles, memory: [{ value: process.memoryUsage.rss() }] };
  });

  return {
    readGauges,
    watchServer(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void {
      app.addHook('onRequest', (request, reply, done) => {
        const begun = performance.now();
        reply.raw.once('close', () => {
          const { headersSent, statusCode } = reply.raw;
          seconds.record((performance.now() - begun) / 1000, {
            method: request.method,
            route: routeOf(request),
            status: headersSent ? String(statusCode) : '0',
          });
        });
        done();
      });
    },
    async close() {
      delay.disable();
      for (const stop of listeners) stop();
      await provider.shutdown();
    },
  };
}
