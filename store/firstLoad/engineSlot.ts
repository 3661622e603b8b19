import type { Dispatch, Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';

type Engine = (action: UnknownAction) => void;

/**
 * The place of the saga engine in the store. The store exists from the first paint, the engine arrives after it:
 * until then actions are kept in order, and the engine sees them all when it is attached.
 */
export function createEngineSlot() {
  const waiting: UnknownAction[] = [];
  let engine: Engine | null = null;
  let storeApi: MiddlewareAPI<Dispatch<UnknownAction>> | null = null;

  const middleware: Middleware = (api) => {
    storeApi = api;
    return (next) => (action) => {
      const result = next(action);
      if (engine) engine(action as UnknownAction);
      else waiting.push(action as UnknownAction);
      return result;
    };
  };

  /** Connects a middleware as the engine, runs `start`, then replays what was dispatched before. */
  function attach(engineMiddleware: Middleware, start: () => void) {
    if (engine || !storeApi) return;
    const handle = engineMiddleware(storeApi)((action) => action);
    engine = (action) => {
      handle(action);
    };
    start();
    for (const action of waiting.splice(0)) engine(action);
  }

  return { middleware, attach };
}
