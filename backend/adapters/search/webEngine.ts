import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { callService, ServiceSilent } from '@/backend/adapters/account/callService';
import type { SearchEngine, SearchEntry, SearchEnv, SearchStage, SearchTerm } from './engine';
import { indexSettings } from './indexSettings';

/** Time limits (ms): a shopper waits for the first; the second is for one batch or the last step of a new index. */
const [findLimitMs, writeLimitMs] = [500, 60_000];

const Answers = Type.Object({
  responses: Type.Array(
    Type.Object({
      status: Type.Literal(200),
      timed_out: Type.Literal(false),
      _shards: Type.Object({ failed: Type.Literal(0) }),
      // The server leaves an empty list out, because `filter_path` names its entries.
      hits: Type.Optional(
        Type.Object({ hits: Type.Array(Type.Object({ sort: Type.Array(Type.Number()) })) }),
      ),
    }),
  ),
});
const Written = Type.Object({
  items: Type.Array(Type.Object({ index: Type.Object({ status: Type.Integer() }) })),
});
const Indices = Type.Record(Type.String(), Type.Object({}));
const Counted = Type.Object({ count: Type.Integer() });
const Acknowledged = Type.Object({ acknowledged: Type.Literal(true) });
const Refreshed = Type.Object({ _shards: Type.Object({ failed: Type.Literal(0) }) });

/** The server has a newer entry already. */
const conflict = 409;

/** The part of its threes that a similar text needs: less than PostgreSQL wants, which checks the candidates. */
const alikePart = '50%';

const termQuery = ({ word, begins }: SearchTerm) =>
  begins ? { prefix: { n: { value: word } } } : { term: { n: { value: word } } };

function queryOf({ terms, anyTerm, joined, alike }: SearchStage): object {
  if (alike !== null) return { match: { 'n.threes': { query: alike, minimum_should_match: alikePart } } };
  const words = terms.map(termQuery);
  const ways = [
    ...(words.length === 0 ? [] : anyTerm ? words : [{ bool: { filter: words } }]),
    ...(joined === null ? [] : [{ match: { c: { query: joined, operator: 'and' } } }]),
  ];
  return { bool: { should: ways, minimum_should_match: 1 } };
}

/** A search whose hits are nothing but the values of their order, of which the last is the id. No document is read for them. */
const searchOf = (stage: SearchStage, most: number) => ({
  query: queryOf(stage),
  size: most,
  sort: [...(stage.alike === null ? [] : [{ _score: 'desc' }]), { popularity: 'desc' }, { id: 'asc' }],
  stored_fields: '_none_',
  track_total_hits: false,
  timeout: `${findLimitMs}ms`,
});

/** A body of one JSON text a line. */
const linesOf = (values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** The name of an index by which entries are written, so that none makes an index anew that was removed meanwhile. */
const writerOf = (name: string) => `${name}-w`;

/**
 * The part of an address that names its user is sent as a header, because `fetch` refuses such an address.
 * @returns the address without it and without a slash at its end
 */
function splitUser(address: string): { base: string; headers: Record<string, string> } {
  const url = new URL(address);
  const user = [url.username, url.password].map(decodeURIComponent).join(':');
  Object.assign(url, { username: '', password: '' });
  const base = url.href.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(user).toString('base64')}`;
  return { base, headers: user === ':' ? {} : { authorization } };
}

/**
 * A server that speaks the protocol of OpenSearch and Elasticsearch. Nothing of an error names its address or its password.
 * @param limitMs how long a search waits for its answer
 */
export function webEngine({ url, index }: SearchEnv, limitMs = findLimitMs): SearchEngine {
  const { base, headers } = splitUser(url);
  const ownName = new RegExp(`^${index}-\\d+$`);

  async function ask<Answer extends TSchema>(
    answer: Answer,
    [method, path]: [method: 'GET' | 'POST' | 'PUT', path: string],
    sent?: object | string,
    longestMs = writeLimitMs,
  ): Promise<Static<Answer>> {
    const { status, body } = await callService(fetch, `${base}/${path}`, {
      method,
      headers: {
        ...headers,
        ...(typeof sent === 'string' ? { 'content-type': 'application/x-ndjson' } : {}),
      },
      body: sent,
      limitMs: longestMs,
    });
    if (status >= 300 || !Value.Check(answer, body))
      throw new ServiceSilent(`The search server refused ${method} ${path.split('?')[0]} (${status}).`);
    return body;
  }

  /** The indices of this shop: the one that is searched, and one that is being filled or was not filled to its end. */
  const readIndices = async () =>
    Object.keys(await ask(Indices, ['GET', `${index}-*/_alias`])).filter((name) => ownName.test(name));

  /**
   * Writes entries into indices. A product that is no longer offered stays as an entry without a text, so that an older entry that
   * arrives later is refused.
   */
  async function writeInto(indices: readonly string[], entries: readonly SearchEntry[]): Promise<void> {
    const lines = indices.flatMap((name) =>
      entries.flatMap(({ id, version, document }) => [
        { index: { _index: writerOf(name), _id: String(id), version, version_type: 'external' } },
        document ? { id, ...document } : {},
      ]),
    );
    if (lines.length === 0) return;
    const path = '_bulk?require_alias=true&filter_path=items.*.status';
    const { items } = await ask(Written, ['POST', path], linesOf(lines));
    const failed = items.find(({ index: { status } }) => status >= 300 && status !== conflict);
    if (failed || items.length * 2 !== lines.length)
      throw new ServiceSilent(`The search server did not write an entry (${failed?.index.status}).`);
  }

  return {
    async find(stages, most) {
      const path = `${index}/_msearch?filter_path=responses.status,responses.timed_out,responses._shards.failed,responses.hits.hits.sort`;
      const lines = stages.flatMap((stage) => [{}, searchOf(stage, most)]);
      const { responses } = await ask(Answers, ['POST', path], linesOf(lines), limitMs);
      if (responses.length !== stages.length)
        throw new ServiceSilent('The search server did not answer every search.');
      return responses.map(({ hits }) => (hits?.hits ?? []).map(({ sort }) => Number(sort.at(-1))));
    },
    write: async (entries) => writeInto(await readIndices(), entries),
    async fill(batches) {
      const name = `${index}-${Date.now()}`;
      await ask(Acknowledged, ['PUT', name], { ...indexSettings, aliases: { [writerOf(name)]: {} } });
      for await (const entries of batches) await writeInto([name], entries);
      await ask(Refreshed, ['POST', `${name}/_refresh`]);
      const others = (await readIndices()).filter((other) => other !== name);
      await ask(Acknowledged, ['POST', '_aliases'], {
        actions: [
          ...others.map((other) => ({ remove_index: { index: other } })),
          { add: { index: name, alias: index } },
        ],
      });
    },
    async count() {
      const query = { exists: { field: 'id' } };
      return (await ask(Counted, ['POST', `${index}/_count`], { query })).count;
    },
  };
}
