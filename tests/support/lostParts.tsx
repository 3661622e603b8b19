import { act, screen } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider';
import { LostNotice } from '@/components/layout/frame/LostNotice';
import { useAskForMissing } from '@/hooks/firstLoad/useAskForMissing';
import { globalCss } from '@/styles/global';
import { server } from './server';
import { onStart } from './shell';
import './dialog';

// jsdom has no layout, so no element comes near the screen and still parts stay unchanged.
class NothingNear {
  observe() {}
  disconnect() {}
}

Object.defineProperty(window, 'IntersectionObserver', { value: NothingNear });

let online: boolean;

/** A browser that is online at the home page. The notice and its style are in the document, outside of React. */
export function openOnline() {
  online = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => online);
  mockRouter.push('/');
  server.use(...onStart());
}

/** Adds the style of the notice, which is in the document, outside of React. */
export function addNoticeStyle() {
  const style = document.createElement('style');
  style.textContent = globalCss.slice(globalCss.indexOf('#lost-notice {'));
  document.head.append(style);
}

/** State of the connection as the browser reports it, before it announces a change. */
export function setOnline(value: boolean) {
  online = value;
}

export function goOnline(value: boolean) {
  setOnline(value);
  act(() => {
    window.dispatchEvent(new Event(value ? 'online' : 'offline'));
  });
}

export const partMissing = () => screen.getByText('بخشی از صفحه بارگذاری نشد');
export const noConnection = () => screen.getByText('اتصال برقرار نیست');
export const tryAgain = () => screen.getByRole('button', { name: 'تلاش دوباره' });

/** A chunk that fails to load until the test allows it. */
export function lostChunk<Part>(part: Part) {
  const chunk = {
    through: false,
    asked: 0,
    load: async () => {
      chunk.asked += 1;
      if (!chunk.through) throw new Error('Loading chunk 1 failed.');
      return part;
    },
  };
  return chunk;
}

export function ShopFrame({ children }: { children?: React.ReactNode }) {
  useAskForMissing();
  return (
    <MemoryRouterProvider>
      {children}
      <LostNotice />
    </MemoryRouterProvider>
  );
}
