import { Type } from 'typebox';
import { buildSerializer } from '@/backend/server/buildSerializer';
import { Nullable } from '@/contract/common';

const Answer = Type.Object({
  name: Nullable(Type.String()),
  state: Type.Union([Type.Literal('open'), Type.Literal('closed')]),
  stars: Type.Union([Type.Literal(1), Type.Literal(2)]),
  work: Nullable(Type.Enum(['trader', 'retired'])),
  address: Nullable(Type.Object({ city: Type.String(), floor: Nullable(Type.Integer()) })),
  codes: Nullable(Type.Array(Nullable(Type.String()))),
  decision: Type.Union([
    Type.Object({ verdict: Type.Literal('accept') }, { additionalProperties: false }),
    Type.Object({ verdict: Type.Literal('refuse'), reason: Type.String() }, { additionalProperties: false }),
  ]),
});

const serialize = buildSerializer({}, {})({ schema: Answer, method: 'GET', url: '/', httpStatus: '200' });

test.each([
  {
    name: 'آرش',
    state: 'open',
    stars: 2,
    work: 'trader',
    address: { city: 'تهران', floor: 3 },
    codes: ['12', null],
    decision: { verdict: 'refuse', reason: 'خوانا نیست' },
  },
  {
    name: null,
    state: 'closed',
    stars: 1,
    work: null,
    address: { city: 'یزد', floor: null },
    codes: [],
    decision: { verdict: 'accept' },
  },
  {
    name: '',
    state: 'open',
    stars: 1,
    work: null,
    address: null,
    codes: null,
    decision: { verdict: 'accept' },
  },
])('an answer with unions arrives as it was sent', (answer) => {
  expect(JSON.parse(serialize(answer))).toEqual(answer);
});

test('forms that the words of a field tell apart keep all their fields', () => {
  const wordsOf = (...words: string[]) => Type.Union(words.map((word) => Type.Literal(word)));
  const Either = Type.Union([
    Type.Object({ state: wordsOf('open', 'late') }),
    Type.Object({ state: wordsOf('closed', 'gone'), reason: Type.String() }),
  ]);
  const write = buildSerializer({}, {})({ schema: Either, method: 'GET', url: '/', httpStatus: '200' });
  const answer = { state: 'gone', reason: 'فروخته شد' };
  expect(JSON.parse(write(answer))).toEqual(answer);
});

test('a field that the contract does not name stays on the server', () => {
  const answer = { name: null, state: 'open', stars: 1, work: null, codes: null };
  const sent = serialize({
    ...answer,
    address: { city: 'قم', floor: null, owner: 'secret' },
    decision: { verdict: 'accept' },
  });
  expect(JSON.parse(sent).address).toEqual({ city: 'قم', floor: null });
});
