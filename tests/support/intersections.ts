import { act } from '@testing-library/react';

type Moment = { target?: Element | null; isIntersecting: boolean };
type Seen = (moments: Moment[]) => void;

let seen: Seen = () => undefined;

/** What stands for the browser's observer: jsdom has no layout, so a test says what is on the screen. */
const observers = {
  /** Every element is near the screen, so that still parts wake at once. */
  near: class {
    #seen: Seen;
    constructor(callback: Seen) {
      this.#seen = callback;
    }
    observe() {
      this.#seen([{ isIntersecting: true }]);
    }
    disconnect() {}
  },
  /** No element comes near the screen, so that still parts stay unchanged. */
  far: class {
    observe() {}
    disconnect() {}
  },
  /** What `reportIntersections` says. */
  reported: class {
    constructor(callback: Seen) {
      seen = callback;
    }
    observe() {}
    disconnect() {}
  },
};

/** Says for all tests of a file what is on the screen. */
export function observeElements(as: keyof typeof observers): void {
  beforeAll(() => {
    Object.defineProperty(window, 'IntersectionObserver', { value: observers[as], configurable: true });
  });
  afterAll(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
}

/** Reports moments, the oldest first, to the observer that was made last. A busy browser reports several at once. */
export const reportIntersections = (...moments: Moment[]) => act(async () => seen(moments));
