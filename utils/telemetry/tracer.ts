import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A request that `undici` or `fetch` sends, as they publish it. */
type Sent = { origin?: string | URL; method: string; addHeader(name: string, value: string): void };
type Published = { request: Sent; response?: { statusCode: number } };

const propagator = new W3CTraceContextPropagator();

/**
 * Records the parts of requests and sends them to the receiver of OTEL_EXPORTER_OTLP_ENDPOINT. Attributes have templates, hosts, names of
 * statements and statuses only: no address, query, value or header of a visitor.
 * @param ratio the part of the traces that is recorded. A request that another process of the shop has sent is recorded when that process
 * records it.
 */
export function openTracer(service: string, ratio: number) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `pelle-${service}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('pelle');
  const active = new AsyncLocalStorage<Span>();
  const isFront = service === 'front';
  const spanOf = new WeakMap<object, Span>();

  const begin = (name: string, kind: SpanKind, attributes: Record<string, string>, parent = ROOT_CONTEXT) =>
    tracer.startSpan(name, { kind, attributes }, parent);
  const below = (span: Span) => trace.setSpan(ROOT_CONTEXT, span);
  const fail = (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR });

  async function runIn<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      return await active.run(span, work);
    } catch (error) {
      fail(span);
      throw error;
    } finally {
      span.end();
    }
  }

  function noteStatus(span: Span, status: number): void {
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) fail(span);
  }

  function begun(message: unknown): void {
    const { request } = message as Published;
    const parent = active.getStore();
    if (!parent) return;
    const { host } = new URL(String(request.origin ?? 'http://unknown'));
    const attributes = { 'http.request.method': request.method, 'server.address': host };
    const span = begin(`${request.method} ${host}`, SpanKind.CLIENT, attributes, below(parent));
    spanOf.set(request, span);
    // Only the shop's own servers are told of the trace, and those are behind the front server.
    if (isFront)
      propagator.inject(below(span), request, {
        set: (carrier, name, value) => carrier.addHeader(name, value),
      });
  }
  function answered(message: unknown): void {
    const { request, response } = message as Published;
    const span = spanOf.get(request);
    if (span && response) noteStatus(span, response.statusCode);
  }
  function ended(message: unknown): void {
    spanOf.get((message as Published).request)?.end();
  }
  function broken(message: unknown): void {
    const span = spanOf.get((message as Published).request);
    if (!span) return;
    fail(span);
    span.end();
  }
  const channels = {
    'undici:request:create': begun,
    'undici:request:headers': answered,
    'undici:request:trailers': ended,
    'undici:request:error': broken,
  };
  for (const [name, listener] of Object.entries(channels)) subscribe(name, listener);

  return {
    watchServer(app: FastifyInstance, routeOf: (request: FastifyRequest) => string): void {
      app.addHook('onRequest', (request, reply, done) => {
        const route = routeOf(request);
        // A visitor must not choose the trace of a request, so the front server begins a new one.
        const parent = isFront
          ? ROOT_CONTEXT
          : propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'pelle.request_id': request.id,
        };
        const span = begin(`${request.method} ${route}`, SpanKind.SERVER, attributes, parent);
        spanOf.set(request, span);
        reply.raw.once('close', () => {
          noteStatus(span, reply.raw.headersSent ? reply.raw.statusCode : 0);
          span.end();
        });
        active.run(span, done);
      });
      // The events that bring a body come from the connection, which knows nothing of the request.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spanOf.get(request);
        if (span) active.run(span, done);
        else done();
      });
    },

    async follow<Result>(
      name: string,
      labels: Record<string, string>,
      work: () => Promise<Result>,
    ): Promise<Result> {
      const parent = active.getStore();
      return parent ? runIn(begin(name, SpanKind.CLIENT, labels, below(parent)), work) : work();
    },

    /** A job is a trace of its own, also when it begins while a request is answered. */
    trace: <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
      runIn(begin(name, SpanKind.INTERNAL, {}), work),

    async close() {
      for (const [name, listener] of Object.entries(channels)) unsubscribe(name, listener);
      await provider.shutdown();
    },
  };
}
