import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { callPolicies } from '@/sagas/calls';
import { failureText, flowPolicies } from '@/sagas/failure/flowPolicies';
import { lateDomains } from '@/sagas/late/lateDomains';
import { shopTable } from '@/sagas/shopCalls';
import type { CallPolicy } from '@/services/http/policy';

type Flow = { request: { type: string }; success: { type: string }; fail: { type: string } };

const isFlow = (value: unknown): value is Flow =>
  typeof value === 'object' && value !== null && 'request' in value && 'success' in value && 'fail' in value;

/** Every request flow that a module of the store exports, directly or in a table of plain calls. */
function exportedFlows(): Flow[] {
  const modules = readdirSync('store', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => require(resolve(join(parentPath, name))) as Record<string, unknown>);
  const values = modules.flatMap((module) => Object.values(module));
  const tables = values.filter((value) => typeof value === 'object' && value !== null && 'load' in value);
  return [...values, ...tables.flatMap((table) => Object.values(Object(table)))].filter(isFlow);
}

test('every request flow of the store has exactly one policy', async () => {
  const late = await Promise.all([...new Set(Object.values(lateDomains))].map((load) => load()));
  const policies = [
    ...flowPolicies,
    ...callPolicies(shopTable),
    ...late.flatMap(({ lateDomain }) => lateDomain.policies),
  ];
  const flows = exportedFlows().map(({ fail }) => fail.type);
  expect(flows.length).toBeGreaterThan(40);
  expect(policies.map(({ flow }) => flow.fail.type).sort()).toEqual(flows.sort());
});

test('a message of the server is a toast unless its flow is exempt, and only a toast of its own has a fallback', () => {
  const said = { status: 409, code: 'conflict', message: 'این سفارش بسته است.' } as const;
  const silent = { status: 500, code: 'unexpected', message: null } as const;
  const texts = (failure: CallPolicy['failure']) =>
    [said, silent].map((one) => failureText({ unauthorized: 'ignore', failure }, one));
  expect(texts({ toast: 'نشد' })).toEqual(['این سفارش بسته است.', 'نشد']);
  expect(texts('screen')).toEqual(['این سفارش بسته است.', null]);
  for (const exempt of ['screenOnly', 'saga', 'nobody'] as const) expect(texts(exempt)).toEqual([null, null]);
});
