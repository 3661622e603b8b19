import { HttpResponse, http, type RequestHandler, type RequestHandlerOptions } from 'msw';
import type { ErrorCode } from '@/contract/answer';
import { testApi } from './renderApp';
import { server } from './server';

/** A call that the faked backend has received. */
export type Call = {
  /** The row that answered it: «PUT /user/addresses/:id». */
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON as it is, a form as an object of its texts. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what its shop sends.
  body: any;
  headers: Headers;
};

/**
 * Rows of a faked backend, by method and path. A row is the data of the answer, a whole `Response`, or a function that returns one of
 * them for each call.
 */
export type Answers = Record<string, object | string | number | boolean | null | ((call: Call) => unknown)>;

/** The calls that rows have received in the present test, in their order. */
export const calls: Call[] = [];

/** Bodies of the calls of a row, in their order. */
export const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) return request.json();
  return type.includes('form') ? Object.fromEntries(await request.formData()) : undefined;
}

/** Queries of the calls of a row, in their order. */
export const queriesOf = (name: string) =>
  calls.filter((call) => call.name === name).map(({ query }) => query);

/** Names of the calls that change something, in their order. */
export const changes = () => calls.map(({ name }) => name).filter((name) => !name.startsWith('GET'));

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function handler([name, row]: [string, Answers[string]], options: RequestHandlerOptions): RequestHandler {
  const [method, path] = name.split(' ');
  return methods[method as keyof typeof methods](
    `${testApi}${path}`,
    async ({ request, params }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const body = await readBody(request);
      const call = { name, params: { ...params } as Call['params'], query, body, headers: request.headers };
      calls.push(call);
      const reply = await (row instanceof Function ? row(call) : row);
      return reply instanceof Response ? reply.clone() : HttpResponse.json({ data: reply });
    },
    options,
  );
}

/** Lets the faked backend answer so from now on. The newest row of a call counts. */
export const answer = (rows: Answers) => server.use(...Object.entries(rows).map((row) => handler(row, {})));

/** Lets the faked backend answer the next call of each row so. */
export const answerOnce = (rows: Answers) =>
  server.use(...Object.entries(rows).map((row) => handler(row, { once: true })));

/** A page of a list, or another answer with more than its data. */
export const page = (data: unknown, extraObject: unknown) => HttpResponse.json({ data, extraObject });

/** A refusal with a message of the server. */
export const refusal = (
  status: number,
  message: string,
  fields?: Record<string, string>,
  code: ErrorCode = 'bad_input',
) => HttpResponse.json({ message, code, ...(fields && { fields }) }, { status });

/** The answer of a backend that cannot answer now. */
export const unavailable = () => HttpResponse.json({}, { status: 503 });
