import { type RenderOptions, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StyleSheetManager } from 'styled-components';
import { startEngine } from '@/sagas/engine';
import { type AppStore, makeStore, type Preload } from '@/store/makeStore';
import { appStarted } from '@/store/session/session';
import { aSite } from './factories/site';
import { keepSeenStyles } from './seenStyles';

// Jest loads the Node build of axios, whose form data the XMLHttpRequest of jsdom cannot send.
axios.defaults.env = { ...axios.defaults.env, FormData: globalThis.FormData };

/** The base URL of the storefront's calls in tests, also for msw handlers. */
export const testApi = 'http://shop.test/api';

const running = new Set<() => void>();

/** Ends the sagas of a test, as the closing of a tab does: what they would send later, another test's backend would answer. */
afterEach(() => {
  for (const stop of running) stop();
  running.clear();
});

/** A real store with the real sagas and axios, without a screen. */
export function startShop(preload: Partial<Preload> = {}) {
  const store = makeStore({ site: aSite(), renderedAt: Date.now(), ...preload });
  running.add(startEngine(store, testApi));
  return store;
}

/** Surrounds each screen: the router of the tests, and fewer styles. */
export const ScreenFrame = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={[keepSeenStyles]}>
    <MemoryRouterProvider>{children}</MemoryRouterProvider>
  </StyleSheetManager>
);

/** Renders a screen for a visitor whose store exists already, as when they come back to a page. */
export const renderWithStore = (store: AppStore, screen: ReactNode, options: RenderOptions = {}) =>
  render(<Provider store={store}>{screen}</Provider>, { wrapper: ScreenFrame, ...options });

/** Renders a screen with the real store, sagas and axios; msw answers. The loads of the start begin at once. */
export function renderApp(screen: ReactNode, preload: Partial<Preload> = {}, options: RenderOptions = {}) {
  const store = startShop(preload);
  store.dispatch(appStarted());
  return { store, user: userEvent.setup(), ...renderWithStore(store, screen, options) };
}
