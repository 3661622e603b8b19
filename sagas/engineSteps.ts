import { yieldToBrowser } from '@/services/browser/idle';
import type { AppStore } from '@/store/makeStore';

/** The modules of the engine, in the order of their imports. They are all in the chunk of this module. */
const steps: (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: 'eager' */ 'axios'),
  () => import(/* webpackMode: 'eager' */ 'redux-saga'),
  () => import(/* webpackMode: 'eager' */ 'typed-redux-saga'),
  () => import(/* webpackMode: 'eager' */ './failure/flowPolicies'),
  () => import(/* webpackMode: 'eager' */ './session/session'),
  () => import(/* webpackMode: 'eager' */ './basket/basket'),
];

/**
 * Evaluates the engine in several tasks. In one task a slow phone needs more than half a second for it, in which no press
 * is answered. Returns the function that starts the engine.
 */
export async function loadEngine(apiBase: string): Promise<(store: AppStore) => void> {
  for (const loadStep of steps) {
    await loadStep();
    await yieldToBrowser();
  }
  const { startEngine } = await import(/* webpackMode: 'eager' */ './engine');
  await yieldToBrowser();
  return (store) => startEngine(store, apiBase);
}
