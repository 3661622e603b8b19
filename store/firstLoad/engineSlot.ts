import type { Dispatch, Middleware, MiddlewareAPI, UnknownAction } from '@reduxjs/toolkit';

type Engine = (action: UnknownAction) => void;

/** An action that waits for the engine, and when it was dispatched, ms since the epoch. */
export type WaitingAction = readonly [action: UnknownAction, since: number];

/**
 * Creates the middleware that connects the saga engine to the store. The store exists before the first paint, the engine
 * loads after it (ADR 4). The middleware queues actions until the engine is attached, then passes them on in order.
 */
export function createEngineSlot() {
  const waiting: WaitingAction[] = [];
  let engine: Engine | null = null;
  let storeApi: MiddlewareAPI<Dispatch<UnknownAction>> | null = null;

  const middleware: Middleware = (api) => {
    storeApi = api;
    return (next) => (action) => {
      const result = next(action);
      // The type of a middleware says `unknown`, but only actions are dispatched.
      if (engine) engine(action as UnknownAction);
      else waiting.push([action as UnknownAction, Date.now()]);
      return result;
    };
  };

  /** Connects a middleware as the engine, runs `start` with the queued actions, then replays them. */
  function attach(engineMiddleware: Middleware, start: (queued: readonly WaitingAction[]) => void) {
    if (engine || !storeApi) return;
    const handle = engineMiddleware(storeApi)((action) => action);
    engine = (action) => {
      handle(action);
    };
    start(waiting);
    for (const [action] of waiting.splice(0)) engine(action);
  }

  return { middleware, attach };
}
