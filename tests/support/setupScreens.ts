import './dialog';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The test that first needs a late part compiles it, which takes seconds on a slow machine.
configure({ asyncUtilTimeout: 10_000 });

// Only the router itself is replaced; `useRouter` reads the one that `renderApp` provides.
jest.mock('next/router', () => ({
  __esModule: true,
  ...jest.requireActual('next/router'),
  default: jest.requireActual('next-router-mock').default,
}));

// jsdom has no layout, so no element is at any point.
document.elementsFromPoint ??= () => [];

// jsdom cannot draw and complains about it at every call.
HTMLCanvasElement.prototype.getContext = () => null;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to forget a cookie.
    if (name) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
});
