import { type RenderOptions, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { startEngine } from '@/sagas/engine';
import { makeStore, type Preload } from '@/store/makeStore';
import { appStarted } from '@/store/session/session';
import { aSite } from './factories/site';

/** The base URL of the storefront's calls in tests, also for msw handlers. */
export const testApi = 'http://shop.test/api';

/** A real store with the real sagas and axios, without a screen. */
export function startShop(preload: Partial<Preload> = {}) {
  const store = makeStore({ site: aSite(), renderedAt: Date.now(), ...preload });
  startEngine(store, testApi);
  return store;
}

/** Renders a screen with the real store, sagas and axios; msw answers. The loads of the start begin at once. */
export function renderApp(screen: ReactNode, preload: Partial<Preload> = {}, options: RenderOptions = {}) {
  const store = startShop(preload);
  store.dispatch(appStarted());
  const view = render(<Provider store={store}>{screen}</Provider>, options);
  return { store, user: userEvent.setup(), ...view };
}
