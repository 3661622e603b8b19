import { act, fireEvent, screen } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import mockRouter from 'next-router-mock';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { openScreen } from '@/tests/support/openShop';
import { SoftLinks } from '@/tests/support/SoftLinks';

const categories = ['گوشی', 'تبلت', 'لپ‌تاپ', 'هدفون', 'کنسول', 'دوربین', 'ساعت', 'شارژر'];
const addressOf = (index: number) => `/shop/category-${index}`;

/** The menu of a shop whose pages take until `answer` or `refuse` to load. @returns also the pages that were prefetched */
async function openMenu() {
  const asked: string[] = [];
  let answer: () => void = () => {};
  let refuse: (why: Error) => void = () => {};
  const router: Pick<NextRouter, 'prefetch'> = mockRouter;
  jest.spyOn(router, 'prefetch').mockImplementation((path) => {
    asked.push(path);
    return new Promise((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  });
  await openScreen(
    <SoftLinks>
      {categories.map((name, index) => (
        <Link href={addressOf(index)} key={name}>
          {name}
        </Link>
      ))}
    </SoftLinks>,
  );
  jest.useFakeTimers();
  return {
    asked,
    answer: () => act(async () => answer()),
    refuse: () => act(async () => refuse(new Error('Failed to load static props'))),
  };
}

const focus = (name: string) => act(() => screen.getByRole('link', { name }).focus());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('Tab through a menu prefetches the page of the link where it stops, and no other', async () => {
  const { asked } = await openMenu();
  for (const name of categories) {
    focus(name);
    await pass(30);
  }
  expect(asked).toEqual([]);
  await pass(60);
  expect(asked).toEqual([addressOf(7)]);
});

test('a browser prefetches one page at a time, and then only the one where the shopper is', async () => {
  const { asked, answer } = await openMenu();
  for (const name of categories) {
    focus(name);
    await pass(200);
  }
  expect(asked).toEqual([addressOf(0)]);
  await answer();
  expect(asked).toEqual([addressOf(0), addressOf(7)]);
});

test('a pointer that has left a link prefetches nothing', async () => {
  const { asked } = await openMenu();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'تبلت' }));
  fireEvent.pointerOver(document.body);
  await pass(200);
  expect(asked).toEqual([]);
});

test('a prefetch that the shop refuses, as during maintenance, is no error of the page', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const { asked, refuse } = await openMenu();
  focus('گوشی');
  await pass(200);
  expect(asked).toEqual([addressOf(0)]);
  await refuse();
  // Node reports a rejection that nobody handles when its microtasks are done.
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
