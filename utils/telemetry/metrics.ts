/** A metric as Prometheus reads it. */
type Metric = { name: `pelle_${string}`; kind: 'histogram' | 'counter' | 'gauge'; help: string };

/**
 * Every metric of the shop's processes. The dashboard and the alert rules of `deploy/observability` may name only these, which
 * a test checks.
 */
export const metrics = {
  requestSeconds: {
    name: 'pelle_http_request_duration_seconds',
    kind: 'histogram',
    help: 'Time until an answer was sent, by method, route and status; status 0 when the visitor left before.',
  },
  refusals: {
    name: 'pelle_refusals_total',
    kind: 'counter',
    help: 'Refused calls, by the code of the refusal.',
  },
  payments: {
    name: 'pelle_payments_total',
    kind: 'counter',
    help: 'Settled payment attempts, by gateway and outcome.',
  },
  candidates: {
    name: 'pelle_search_candidates_total',
    kind: 'counter',
    help: 'Searches in a shop with a search server, by what came of asking it; PostgreSQL answered all but those found.',
  },
  cacheReads: { name: 'pelle_cache_reads_total', kind: 'counter', help: 'Values looked up, by cache.' },
  cacheMade: {
    name: 'pelle_cache_made_total',
    kind: 'counter',
    help: 'Values computed because the cache had none that counts, by cache.',
  },
  queueRunning: {
    name: 'pelle_queue_running',
    kind: 'gauge',
    help: 'Tasks that run, by queue of the front server.',
  },
  queueWaiting: {
    name: 'pelle_queue_waiting',
    kind: 'gauge',
    help: 'Tasks that wait, by queue of the front server.',
  },
  eventLoopDelay: {
    name: 'pelle_event_loop_delay_seconds',
    kind: 'gauge',
    help: 'Delay of the event loop since the last reading, by quantile.',
  },
  memory: { name: 'pelle_memory_bytes', kind: 'gauge', help: 'Resident memory of the process.' },
  connections: {
    name: 'pelle_database_connections',
    kind: 'gauge',
    help: 'Connections of the pool by state; waiting are calls that wait for one.',
  },
  jobs: { name: 'pelle_outbox_jobs', kind: 'gauge', help: 'Jobs of the outbox that are not done, by state.' },
  oldestJob: {
    name: 'pelle_outbox_oldest_seconds',
    kind: 'gauge',
    help: 'Age of the oldest job that is not done.',
  },
  openPayments: { name: 'pelle_open_payments', kind: 'gauge', help: 'Payment attempts without an outcome.' },
  oldestPayment: {
    name: 'pelle_open_payment_oldest_seconds',
    kind: 'gauge',
    help: 'Age of the oldest payment attempt without an outcome.',
  },
  workerAge: {
    name: 'pelle_worker_run_age_seconds',
    kind: 'gauge',
    help: 'Time since the worker finished a run. It notes that twice a minute.',
  },
  backupAge: {
    name: 'pelle_backup_age_seconds',
    kind: 'gauge',
    help: 'Time since the last backup by npm run shop; missing before the first.',
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof metrics;
/** The gauges among them. */
export type GaugeName = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends 'gauge' ? Name : never;
}[MetricName];
