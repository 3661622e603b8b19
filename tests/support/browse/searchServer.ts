import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '@/tests/support/portOf';
import { type Entry, fieldsOf, findHits, readQuery, Unknown } from './searchQuery';

type Index = {
  aliases: Set<string>;
  fields: ReturnType<typeof fieldsOf>;
  /** By their ids. A document without fields stays, with its version. */
  entries: Map<string, { version: number; entry: Entry }>;
};

type Answer = [status: number, body: unknown];

/** Faults of the server, each in the place of an answer. */
type Fault =
  | 'refuses'
  | 'is silent'
  | 'talks nonsense'
  | 'closes'
  | 'sends half'
  | 'lacks a shard'
  | 'is too slow';

/** Keeps only the named parts of an answer, through lists, and leaves out what is empty then. */
function pickPath(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (Array.isArray(value)) {
    const parts = value.map((one) => pickPath(one, path));
    return parts.every((part) => part === undefined) ? undefined : parts;
  }
  if (name === undefined) return value;
  const kept = Object.entries(Object(value)).flatMap(([key, part]) => {
    const picked = name === '*' || name === key ? pickPath(part, rest) : undefined;
    return picked === undefined ? [] : [[key, picked]];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

function mergeParts(parts: readonly unknown[]): unknown {
  const known = parts.filter((part) => part !== undefined);
  if (known.length < 2 || typeof known[0] !== 'object') return known[0];
  if (Array.isArray(known[0]))
    return known[0].map((_, index) => mergeParts(known.map((part) => Object(part)[index])));
  const keys = new Set(known.flatMap((part) => Object.keys(Object(part))));
  return Object.fromEntries(
    [...keys].map((key) => [key, mergeParts(known.map((part) => Object(part)[key]))]),
  );
}

const linesOf = (text: string): unknown[] => {
  if (!text.endsWith('\n')) throw new Unknown('the last line must end');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
};

/** A list of documents in memory behind the calls that the shop makes of OpenSearch and Elasticsearch; it refuses all others. */
function openIndices() {
  const indices = new Map<string, Index>();
  const named = (name: string) =>
    [...indices].find(([own, { aliases }]) => own === name || aliases.has(name))?.[1];
  const missing: Answer = [404, { error: { type: 'index_not_found_exception' }, status: 404 }];

  function write(line: unknown, document: unknown) {
    const { _index: name, _id: id, version, version_type } = Object(line).index ?? {};
    if (version_type !== 'external' || typeof id !== 'string') throw new Unknown('unknown line');
    // With `require_alias` the name of an index is refused too.
    const index = indices.has(name) ? undefined : named(name);
    if (!index) return { index: { status: 404 } };
    const known = index.entries.get(id);
    if (known && known.version >= version) return { index: { status: 409 } };
    const entry: Entry = Object(document);
    index.fields.check(entry);
    index.entries.set(id, { version, entry });
    return { index: { status: known ? 200 : 201 } };
  }

  const routes: Record<string, (name: string, text: string) => Answer> = {
    'PUT ': (name, text) => {
      const { settings, mappings, aliases = {} } = JSON.parse(text);
      if (named(name) || !/^[a-z][a-z0-9_-]*$/.test(name)) return [400, { status: 400 }];
      const fields = fieldsOf({ settings, mappings });
      indices.set(name, { aliases: new Set(Object.keys(aliases)), fields, entries: new Map() });
      return [200, { acknowledged: true, index: name }];
    },
    'GET _alias': (pattern) => {
      const start = pattern.replace(/\*$/, '');
      const found = [...indices].filter(([name]) => name.startsWith(start));
      return [
        200,
        Object.fromEntries(
          found.map(([name, { aliases }]) => [
            name,
            { aliases: Object.fromEntries([...aliases].map((alias) => [alias, {}])) },
          ]),
        ),
      ];
    },
    'POST _aliases': (_, text) => {
      for (const action of JSON.parse(text).actions)
        if (action.remove_index && !indices.delete(action.remove_index.index)) return missing;
      for (const { add } of JSON.parse(text).actions) if (add) indices.get(add.index)?.aliases.add(add.alias);
      return [200, { acknowledged: true }];
    },
    'POST _refresh': (name) => (named(name) ? [200, { _shards: { total: 2, failed: 0 } }] : missing),
    'POST _bulk': (_, text) => {
      const lines = linesOf(text);
      const pairs = lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1]]] : []));
      return [200, { took: 1, errors: false, items: pairs.map(([line, document]) => write(line, document)) }];
    },
    'POST _count': (name, text) => {
      const index = named(name);
      if (!index) return missing;
      const scoreOf = readQuery(JSON.parse(text).query, index.fields);
      const fits = ({ entry }: { entry: Entry }) => scoreOf(entry) !== null;
      return [200, { count: [...index.entries.values()].filter(fits).length }];
    },
    'POST _msearch': (name, text) => {
      const index = named(name);
      const bodies = linesOf(text).filter((_, at) => at % 2 === 1);
      const responses = bodies.map((body) => {
        if (!index) return { status: 404, error: {} };
        const entries = [...index.entries.values()].map(({ entry }) => entry);
        const hits = findHits(body, entries, index.fields);
        return { took: 1, timed_out: false, _shards: { total: 1, failed: 0 }, hits: { hits }, status: 200 };
      });
      return [200, { took: 1, responses }];
    },
  };
  return {
    indices,
    answer(method: string, address: string, text: string): Answer {
      const url = new URL(address, 'http://search');
      const names = url.pathname.slice(1).split('/').map(decodeURIComponent);
      const action = names.find((part) => part.startsWith('_')) ?? '';
      const route = routes[`${method} ${action}`];
      const name = names[0] === action ? '' : (names[0] ?? '');
      if (!route || names.length > 2) return [405, { status: 405 }];
      if (action === '_bulk' && url.searchParams.get('require_alias') !== 'true')
        return [400, { status: 400 }];
      try {
        const [status, body] = route(name, text);
        const paths = url.searchParams.get('filter_path')?.split(',');
        return [
          status,
          paths ? (mergeParts(paths.map((path) => pickPath(body, path.split('.')))) ?? {}) : body,
        ];
      } catch (error) {
        if (error instanceof Unknown) return [400, { error: { reason: error.message }, status: 400 }];
        throw error;
      }
    },
  };
}

/** A search server on this machine, for the tests of a file. */
export async function openSearchServer(user = 'shop:p@ss') {
  const { indices, answer } = openIndices();
  const calls: string[] = [];
  const state: { fault: Fault | null; meanwhile: () => Promise<unknown> } = {
    fault: null,
    meanwhile: async () => undefined,
  };
  const authorization = `Basic ${Buffer.from(user).toString('base64')}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += String(part);
    const { method = '', url = '' } = request;
    calls.push(`${method} ${url.split('?')[0]}`);
    await state.meanwhile();
    const { fault } = state;
    if (fault === 'is silent') return;
    if (fault === 'closes') return void request.socket.destroy();
    const isLines = /_bulk|_msearch/.test(url);
    const type = request.headers['content-type'];
    const isRight =
      request.headers.authorization === authorization && (type === 'application/x-ndjson') === isLines;
    const [status, body] = isRight ? answer(method, url, text) : [401, { status: 401 }];
    const json = JSON.stringify(body);
    const sent =
      fault === 'talks nonsense'
        ? '<html>'
        : fault === 'lacks a shard'
          ? json.replaceAll('"failed":0', '"failed":1')
          : fault === 'is too slow'
            ? json.replaceAll('"timed_out":false', '"timed_out":true')
            : json;
    response.writeHead(fault === 'refuses' ? 500 : status, { 'content-type': 'application/json' });
    if (fault === 'sends half') response.write(sent.slice(0, 20));
    else response.end(sent);
  }
  const server = createServer((request, response) => void respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const [name = '', password = ''] = user.split(':').map(encodeURIComponent);
  return {
    url: `http://${name}:${password}@127.0.0.1:${portOf(server)}/`,
    calls,
    indices,
    /** The fault that takes the place of its answers, and a step that runs before each. */
    state,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
