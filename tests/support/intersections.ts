import { act } from '@testing-library/react';

type Moment = { target?: Element | null; isIntersecting: boolean };

let seen: (moments: Moment[]) => void = () => undefined;

// jsdom has no layout, so a test says what is on the screen.
class ReportedIntersections {
  constructor(callback: typeof seen) {
    seen = callback;
  }
  observe() {}
  disconnect() {}
}

Object.defineProperty(window, 'IntersectionObserver', { value: ReportedIntersections });

/** Reports moments, the oldest first, to the observer that was made last. A busy browser reports several at once. */
export const reportIntersections = (...moments: Moment[]) => act(async () => seen(moments));
