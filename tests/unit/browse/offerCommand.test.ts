import { buildProgram } from '@/backend/cli/program';

/** The changes that a typed command asks the shop for. */
async function changesOf(line: string): Promise<unknown[]> {
  const asked: unknown[] = [];
  const program = buildProgram(
    async (kind, change) => {
      asked.push({ kind, ...Object(change) });
      return 'done' as never;
    },
    () => undefined,
  );
  await program.parseAsync(line.split(' '), { from: 'user' });
  return asked;
}

test.each([
  ['offer 12 --price 59000000 --stock 5', { productPropertyId: 12, price: 59_000_000, stock: 5 }],
  ['offer 12 --promotion off', { productPropertyId: 12, promotion: null }],
  [
    'offer 12 --promotion 55000000 --until 2030-01-31T18:00:00Z',
    { productPropertyId: 12, promotion: { price: 55_000_000, to: '2030-01-31T18:00:00.000Z' } },
  ],
])('«%s» asks the shop for the change', async (line, change) => {
  expect(await changesOf(line)).toEqual([{ kind: 'offer', ...change }]);
});
