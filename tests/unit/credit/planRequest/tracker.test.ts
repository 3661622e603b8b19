import type { PlanRequestState } from '@/contract/planRequest';
import { createAppointmentFile } from '@/rules/planRequest/appointmentFile';
import { loanFigures } from '@/rules/planRequest/figures';
import { wishOf } from '@/rules/planRequest/paths';
import { trackerSteps } from '@/rules/planRequest/trackerSteps';
import { createLoanPlan, createPlanRequest } from '@/tests/support/factories/planRequest';

const statesOf = (state: PlanRequestState) =>
  trackerSteps(createPlanRequest({ state })).map((step) => step.state);

test.each([
  ['draft', ['waiting', 'next', 'next', 'next', 'next', 'next']],
  ['submitted', ['done', 'now', 'next', 'next', 'next', 'next']],
  ['inReview', ['done', 'done', 'now', 'next', 'next', 'next']],
  ['needsCorrection', ['done', 'done', 'waiting', 'next', 'next', 'next']],
  ['approved', ['done', 'done', 'done', 'done', 'now', 'next']],
  ['contract', ['done', 'done', 'done', 'done', 'done', 'now']],
  ['paidOut', ['done', 'done', 'done', 'done', 'done', 'done']],
  ['rejected', ['done', 'done', 'done', 'bad']],
  ['cancelled', ['bad']],
] as const)('the steps of a request in the state %s', (state, expected) => {
  expect(statesOf(state)).toEqual(expected);
});

test('the figures of a loan add up to what the guide promises', () => {
  const figures = loanFigures(createLoanPlan(), 80_000_000, 24);
  expect(figures).toMatchObject({
    amountPerMonth: 4_190_000,
    refund: 100_555_919,
    fee: 0,
    costOverCash: 20_555_919,
  });
  expect(figures.owed).toHaveLength(24);
});

test('the loan of an address is kept within the terms of its plan', () => {
  const plans = [createLoanPlan()];
  expect(wishOf({ plan: '21', amount: '60000000', months: '18' }, plans)).toEqual({
    planId: 21,
    amount: 60_000_000,
    months: 18,
  });
  expect(wishOf({ plan: '21', amount: '1', months: '7' }, plans)).toEqual({
    planId: 21,
    amount: 80_000_000,
    months: 24,
  });
  expect(wishOf({ plan: '9' }, plans)).toBeNull();
  expect(wishOf({}, plans)).toBeNull();
});

test('the calendar file of an appointment has its time and its place', () => {
  const text = createAppointmentFile({
    requestId: 7,
    at: Date.parse('2026-11-24T06:30:00Z'),
    place: { title: 'شعبهٔ ونک', address: 'میدان ونک' },
    url: 'https://shop.example/dashboard/planrequest',
    now: Date.parse('2026-11-20T08:00:00Z'),
  });
  expect(text).toContain('DTSTART:20261124T063000Z\r\nDTEND:20261124T070000Z');
  expect(text).toContain('LOCATION:شعبهٔ ونک، میدان ونک');
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
});
