import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { makeStore } from '@/store/makeStore';
import { aSite } from './factories/site';
import { ScreenFrame } from './renderApp';

/** An element of the document with the markup that the server sends for a screen. */
export function placeServerMarkup(screen: ReactNode): HTMLElement {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    <ScreenFrame>
      <Provider store={makeStore({ site: aSite(), renderedAt: 0 })}>{screen}</Provider>
    </ScreenFrame>,
  );
  return container;
}
