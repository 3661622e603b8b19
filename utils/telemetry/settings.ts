import type { Telemetry, TelemetrySettings } from './open';

/**
 * Reads what a process reports about itself; null when it reports nothing, which is the default.
 * @param portName the variable with the port of this process @throws Error with one sentence that names the wrong variable
 */
export function readTelemetry(
  source: Readonly<Record<string, string | undefined>>,
  portName: 'METRICS_PORT' | 'STOREFRONT_METRICS_PORT' | 'WORKER_METRICS_PORT',
): TelemetrySettings | null {
  const readText = (name: string) => source[name]?.trim() || null;
  const port = readText(portName);
  if (port !== null && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535))
    throw new Error(`${portName} must be a whole number from 1 to 65535, not "${port}".`);
  const ratio = readText('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  if (!(Number(ratio) >= 0 && Number(ratio) <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${ratio}".`);
  const endpoint = readText('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint !== null && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:// or https://.');
  if (port === null && endpoint === null) return null;
  return {
    metrics: port === null ? null : { host: readText('METRICS_HOST') ?? '127.0.0.1', port: Number(port) },
    traces: endpoint === null ? null : Number(ratio),
  };
}

/** Runs a job while nobody reads traces. */
export const runUntraced: Telemetry['trace'] = (_job, work) => work();

/**
 * Starts what the settings want, and loads its packages only then. @param service name of the process in traces
 * @throws Error when the port of the metrics is taken
 */
export async function startTelemetry(
  settings: TelemetrySettings | null,
  service: 'front' | 'backend' | 'worker',
): Promise<Telemetry | null> {
  if (settings === null) return null;
  const { openTelemetry } = await import('./open');
  return openTelemetry(settings, service);
}
