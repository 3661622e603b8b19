import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded } from '@/backend/db/connect';
import { type BackendProcess, freePort, startBackend } from '@/tests/support/backendProcess';
import { type Customer, createCustomer } from '@/tests/support/customer';
import { createDataFolder } from '@/tests/support/embeddedDatabase';
import { type Front, openFront } from '@/tests/support/front';
import { run } from '@/tests/support/guest';
import { portOf } from '@/tests/support/portOf';
import { smallProducts } from '@/tests/support/smallSeed';
import { until } from '@/tests/support/until';
import { metrics } from '@/utils/telemetry/metrics';
import { openTelemetry, type Telemetry } from '@/utils/telemetry/open';

type Attribute = { key: string; value: object };
type SpanRecord = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};

/** A server whose answer is made of the path and the body. */
async function openServer(answer: (path: string, body: string) => object): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(request.url ?? '', body)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const urlOf = (server: Server) => `http://127.0.0.1:${portOf(server)}`;

/** What the receiver of traces got: the spans with the name of their process, and everything as text. */
const received: (SpanRecord & { service: string })[] = [];
let receivedText = '';
function receive(_path: string, body: string): object {
  receivedText += body;
  for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
    const service = JSON.stringify(resource.attributes).includes('pelle-front') ? 'front' : 'backend';
    for (const { spans } of scopeSpans)
      received.push(...spans.map((span: SpanRecord) => ({ ...span, service })));
  }
  return {};
}

/** What the gateway calls its payments, none of which is paid. */
const authorities: string[] = [];
function answerAsGateway(path: string) {
  if (path.endsWith('/verify.json')) return { data: [], errors: { code: -51 } };
  const authority = `S0000000000000000000000000000chosen${authorities.length}`;
  authorities.push(authority);
  return { data: { code: 100, authority }, errors: [] };
}
const gatewayHeaders: unknown[] = [];
let folder: string;
let customer: Customer;
let receiver: Server;
let gateway: Server;
let backend: BackendProcess;
let telemetry: Telemetry;
let front: Front;
let metricsOf: { backend: () => Promise<string>; front: () => Promise<string> };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelle-'));
  const dataDir = join(folder, 'pg');
  await createDataFolder(dataDir);
  const db = await connectEmbedded(dataDir);
  customer = await createCustomer(db);
  await run(db, `UPDATE settings SET company = jsonb_set(company, '{validGateways}', '["zarinpal"]')`);
  await db.close();
  receiver = await openServer(receive);
  gateway = await openServer(answerAsGateway);
  gateway.on('request', ({ headers }) => gatewayHeaders.push(headers));
  const [ofBackend, ofFront] = [await freePort(), await freePort()];
  backend = await startBackend({
    DATA_DIR: dataDir,
    SMS_PROVIDER: 'console',
    PAYMENT_GATEWAYS: 'zarinpal',
    ZARINPAL_MERCHANT_ID: 'terminal-of-the-shop',
    ZARINPAL_URL: urlOf(gateway),
    SHOP_URL: 'http://shop.test',
    METRICS_PORT: String(ofBackend),
    // Nothing listens there.
    SEARCH_URL: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(receiver),
  });
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = urlOf(receiver);
  telemetry = await openTelemetry({ metrics: { host: '127.0.0.1', port: ofFront }, traces: 1 }, 'front');
  front = await openFront({ backendUrl: backend.url, telemetry });
  const read = (port: number) => async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  metricsOf = { backend: read(ofBackend), front: read(ofFront) };
}, 240_000);
afterAll(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  await front?.close();
  await telemetry?.close();
  await backend?.kill();
  receiver?.close();
  gateway?.close();
  await rm(folder, { recursive: true, force: true });
});

const startRecharge = () =>
  front.ask('/api/user/wallet/recharge', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${customer.token}`,
      'idempotency-key': randomUUID(),
      // A visitor does not choose the trace of a request.
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    },
    body: JSON.stringify({ amount: 1_234_567, gateway: 'zarinpal', orderId: null }),
  });

test('a payment is one trace through front, backend, database and gateway, without personal data', async () => {
  const answer = await startRecharge();
  expect(answer).toMatchObject({ status: 200 });
  let spans: typeof received = [];
  await until(() => {
    const root = received.find(({ service, name }) => service === 'front' && name === 'POST call');
    spans = received.filter(({ traceId }) => traceId === root?.traceId);
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST call',
        `POST ${new URL(backend.url).host}`,
        'POST /user/wallet/recharge',
        'postgresql attempt_open',
        `POST ${new URL(urlOf(gateway)).host}`,
      ]),
    );
  });
  const parentOf = (name: string) => {
    const span = spans.find((one) => one.name === name);
    return spans.find(({ spanId }) => spanId === span?.parentSpanId)?.name;
  };
  expect(parentOf('POST call')).toBeUndefined();
  expect(parentOf(`POST ${new URL(backend.url).host}`)).toBe('POST call');
  expect(parentOf('POST /user/wallet/recharge')).toBe(`POST ${new URL(backend.url).host}`);
  expect(parentOf('postgresql attempt_open')).toBe('POST /user/wallet/recharge');
  expect(parentOf(`POST ${new URL(urlOf(gateway)).host}`)).toBe('POST /user/wallet/recharge');
  expect(spans[0]?.traceId).not.toBe('a'.repeat(32));
  // The bank learns nothing about the shop's traces.
  expect(JSON.stringify(gatewayHeaders)).not.toContain('traceparent');
  for (const secret of [customer.mobile, customer.token, 'chosen0', '1234567', '12345670', 'terminal-of'])
    expect(receivedText).not.toContain(secret);
}, 60_000);

test('each job of the worker is a trace of its own, with its statements and those of no other job', async () => {
  const jobs = ['open delivery slots', 'read the outbox', 'sweep pictures'];
  await until(() => {
    const begun = jobs.map((job) => received.find(({ name }) => name === job));
    expect(begun.map((span) => span?.parentSpanId || undefined)).toEqual([undefined, undefined, undefined]);
    expect(new Set(begun.map((span) => span?.traceId)).size).toBe(jobs.length);
    const sweep = begun[2];
    const below = received.filter(
      ({ traceId, spanId }) => traceId === sweep?.traceId && spanId !== sweep?.spanId,
    );
    expect(below.map(({ name }) => name)).toEqual(['postgresql pictures_sweep']);
    expect(below[0]?.parentSpanId).toBe(sweep?.spanId);
  });
}, 60_000);

/** Returns from the gateway like a shopper who has cancelled there. */
async function cancelAtGateway(): Promise<void> {
  const { body } = await startRecharge();
  const { attemptId } = JSON.parse(body).data;
  await front.ask(
    `/payment/response?gateway=zarinpal&attempt=${attemptId}&Authority=${authorities.at(-1)}&Status=NOK`,
  );
}

test('Prometheus reads every metric, with templates of routes and without paths', async () => {
  await cancelAtGateway();
  for (let times = 0; times < 2; times += 1) await front.ask(`/api/product/${smallProducts.phone}`);
  await front.ask('/api/product/nothing-of-this-name');
  await front.ask('/faq');
  await fetch(`${backend.url}/product/search?search=samsung`);
  await fetch(`${backend.url}/nowhere/${customer.mobile}`);
  // The pool is one of a database server; the embedded database has none, and there was no backup.
  const absent: string[] = [metrics.connections.name, metrics.backupAge.name];
  await until(async () => {
    const text = (await metricsOf.backend()) + (await metricsOf.front());
    const missing = Object.values(metrics)
      .map(({ name }): string => name)
      .filter((name) => !absent.includes(name) && !new RegExp(`^${name}(_bucket)?(\\{| )`, 'm').test(text));
    expect(missing).toEqual([]);
  });
  const text = await metricsOf.backend();
  expect(text).toMatch(
    /pelle_http_request_duration_seconds_count\{method="GET",route="\/product\/:\w+",status="200"\} 2\n/,
  );
  expect(text).toMatch(
    /pelle_http_request_duration_seconds_count\{method="GET",route="unknown",status="404"\} 1\n/,
  );
  expect(text).toMatch(/pelle_payments_total\{gateway="zarinpal",outcome="cancelled"\} 1\n/);
  expect(text).toMatch(/pelle_refusals_total\{code="not_found"\} \d+\n/);
  expect(text).toMatch(/pelle_cache_reads_total\{cache="answers"\} \d+\n/);
  expect(text).toMatch(/pelle_search_candidates_total\{outcome="failed"\} 1\n/);
  const ofFront = await metricsOf.front();
  expect(ofFront).toMatch(
    /pelle_http_request_duration_seconds_count\{method="GET",route="call",status="200"\} 2\n/,
  );
  expect(ofFront).toContain('pelle_cache_reads_total{cache="pages"} 1\n');
  expect(ofFront).toMatch(/pelle_queue_running\{queue="renders"\} 0\n/);
  for (const secret of [customer.mobile, customer.token, 'nothing-of-this-name'])
    expect(text + ofFront).not.toContain(secret);
}, 60_000);

test('neither address of the shop serves the metrics', async () => {
  expect((await fetch(`${backend.url}/metrics`)).status).toBe(404);
  expect((await front.ask('/api/metrics')).status).toBe(404);
  expect((await front.ask('/metrics')).body).toBe('next');
});

test('a port that is taken stops the start with a sentence', async () => {
  const port = portOf(receiver);
  const started = openTelemetry({ metrics: { host: '127.0.0.1', port }, traces: null }, 'front');
  await expect(started).rejects.toThrow(/^The metrics cannot be served: .*EADDRINUSE/);
});
