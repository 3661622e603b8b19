import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { flowPolicies } from '@/sagas/failure/flowPolicies';
import { lateDomains } from '@/sagas/late/lateDomains';

type Flow = { request: { type: string }; success: { type: string }; fail: { type: string } };

const isFlow = (value: unknown): value is Flow =>
  typeof value === 'object' && value !== null && 'request' in value && 'success' in value && 'fail' in value;

/** Every request flow that a module of the store exports, directly or as the `load` of a paged list. */
function exportedFlows(): Flow[] {
  const modules = readdirSync('store', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => require(resolve(join(parentPath, name))) as Record<string, unknown>);
  const values = modules.flatMap((module) => Object.values(module));
  const lists = values.filter((value) => typeof value === 'object' && value !== null && 'load' in value);
  return [...values, ...lists.map((list) => (list as { load: unknown }).load)].filter(isFlow);
}

test('every request flow of the store has exactly one policy', async () => {
  const late = await Promise.all([...new Set(Object.values(lateDomains))].map((load) => load()));
  const policies = [...flowPolicies, ...late.flatMap(({ lateDomain }) => lateDomain.policies)];
  const flows = exportedFlows().map(({ fail }) => fail.type);
  expect(flows.length).toBeGreaterThan(40);
  expect(policies.map(({ flow }) => flow.fail.type).sort()).toEqual(flows.sort());
});
