import { openAppointmentDays } from '@/backend/domains/credit/planRequest/openDays';
import { forAllTests } from '@/tests/support/backend';
import { type Applying, openPlanRequestShop } from '@/tests/support/credit/planRequestShop';
import { itemAt } from '@/tests/support/itemAt';

const shop = forAllTests(() => openPlanRequestShop());

const day = (date: string) => `${date}T06:30:00.000Z`;
const seats = async (date: string) => {
  const [row] = await shop.run<{ booked: number; capacity: number }>(
    'SELECT booked, capacity FROM appointment_days WHERE starts_at = $1',
    [day(date)],
  );
  return row;
};

/** Customers whose drafts lack the appointment only. */
async function applicants(count: number): Promise<Applying[]> {
  const found: Applying[] = [];
  for (let place = 0; place < count; place += 1) {
    const sara = await shop.createApplicant();
    await sara.begin();
    found.push(sara);
  }
  // Copies of one complete request: filling in each by calls would take minutes.
  const [model] = found;
  if (!model) return found;
  await shop.complete(model);
  await shop.run(
    `UPDATE plan_requests r SET amount = m.amount, months = m.months, applicant = m.applicant, work = m.work
      FROM plan_requests m WHERE m.user_id = $1 AND r.user_id = ANY ($2::int[])`,
    [model.userId, found.map(({ userId }) => userId)],
  );
  await shop.run(
    `INSERT INTO plan_request_documents (request_id, code, changed_at)
      SELECT r.id, c.code, now() FROM plan_requests r CROSS JOIN (VALUES ('nationalCard'), ('salarySlip')) AS c (code)
      WHERE r.user_id = ANY ($1::int[]) ON CONFLICT DO NOTHING`,
    [found.map(({ userId }) => userId)],
  );
  return found;
}

/** A customer whose draft lacks the appointment only. */
const applicant = async () => itemAt(await applicants(1), 0);

test('the days of the branch come with holidays and full days', async () => {
  const sara = await shop.createApplicant();
  await shop.run('UPDATE appointment_days SET capacity = 0 WHERE starts_at = $1', [day('2026-11-25')]);
  const days = await sara.days();
  expect(days).toHaveLength(14);
  expect(days.slice(0, 5)).toEqual([
    { dateTime: day('2026-11-23'), capacity: 7, holiday: false },
    { dateTime: day('2026-11-24'), capacity: 0, holiday: true },
    { dateTime: day('2026-11-25'), capacity: 0, holiday: false },
    { dateTime: day('2026-11-26'), capacity: 7, holiday: false },
    { dateTime: day('2026-11-27'), capacity: 0, holiday: true },
  ]);
});

test('of a hundred bookings at the same time of a day with seven seats exactly seven succeed', async () => {
  const all = await applicants(100);
  const answers = await Promise.all(all.map((sara) => sara.book(day('2026-11-26'))));
  const booked = answers.filter(({ status }) => status === 200);
  expect(booked).toHaveLength(7);
  expect(
    new Set(
      answers.filter(({ status }) => status !== 200).map(({ status, message }) => `${status} ${message}`),
    ),
  ).toEqual(new Set(['409 ظرفیت این روز پر شد. روز دیگری انتخاب کنید.']));
  expect(await seats('2026-11-26')).toEqual({ booked: 7, capacity: 7 });
  const states = await shop.run<{ state: string; count: number }>(
    `SELECT state, count(*)::int AS count FROM plan_requests WHERE user_id = ANY ($1::int[]) GROUP BY 1 ORDER BY 1`,
    [all.map(({ userId }) => userId)],
  );
  expect(states).toEqual([
    { state: 'draft', count: 93 },
    { state: 'submitted', count: 7 },
  ]);
}, 60_000);

test('a Friday on which an operator has opened seats cannot be booked, as the list of days says', async () => {
  const sara = await applicant();
  await shop.run(
    'INSERT INTO appointment_days (branch_id, starts_at, capacity) SELECT branch_id, $2, 7 FROM appointment_days WHERE starts_at = $1',
    [day('2026-11-26'), day('2026-11-27')],
  );
  expect(await sara.book(day('2026-11-27'))).toMatchObject({ status: 409 });
  expect(await seats('2026-11-27')).toMatchObject({ booked: 0 });
});

test('many bookings of one request at the same time take one seat', async () => {
  const sara = await applicant();
  await Promise.all(Array.from({ length: 20 }, () => sara.book(day('2026-11-28'))));
  expect(await seats('2026-11-28')).toMatchObject({ booked: 1 });
});

test('a change gives the earlier seat back, and so does a cancellation', async () => {
  const sara = await applicant();
  await sara.book(day('2026-11-29'));
  const changed = await sara.book(day('2026-11-30'));
  expect(changed.data).toMatchObject({ state: 'submitted', meetDateTime: day('2026-11-30') });
  expect([await seats('2026-11-29'), await seats('2026-11-30')]).toMatchObject([
    { booked: 0 },
    { booked: 1 },
  ]);
  const { data } = await sara.cancelAppointment();
  expect(data).toMatchObject({ state: 'submitted', meetDateTime: null });
  expect(await sara.cancelAppointment()).toMatchObject({ status: 200 });
  expect(await seats('2026-11-30')).toMatchObject({ booked: 0 });
  expect((await sara.book(day('2026-11-30'))).data.state).toBe('submitted');
});

test('fields that come with a booking are saved and handed in by it', async () => {
  const sara = await applicant();
  const fields = {
    planId: String(shop.plans.step24),
    amount: '35000000',
    months: '12',
    fatherName: 'محمود',
    jobTitle: 'حسابدار ارشد',
  };
  const { status, data } = await sara.book(day('2026-12-05'), fields);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    state: 'submitted',
    meetDateTime: day('2026-12-05'),
    loan: { planId: shop.plans.step24, amount: 35_000_000, months: 12 },
    applicant: { fatherName: 'محمود' },
    work: { jobTitle: 'حسابدار ارشد' },
  });
  expect(await sara.read()).toEqual(data);
});

test('a booking with a wrong field saves nothing and books nothing', async () => {
  const sara = await applicant();
  const before = await sara.read();
  const wrong = await sara.book(day('2026-12-05'), {
    amount: '900000000',
    fatherName: 'Reza',
    jobTitle: 'حسابدار ارشد',
  });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.fields ?? {}).sort()).toEqual(['amount', 'fatherName']);
  const full = await sara.book(day('2026-11-25'), { jobTitle: 'حسابدار ارشد' });
  expect(full).toMatchObject({ status: 409, message: expect.stringContaining('ظرفیت') });
  const empty = await sara.book(day('2026-12-05'), { workplace: '' });
  expect(empty).toMatchObject({ status: 409, fields: { '2.workplace': expect.any(String) } });
  expect(await sara.read()).toEqual(before);
  expect(await seats('2026-12-05')).toMatchObject({ booked: 1 });
});

test('a request that was sent takes its own fields with another day, and no others', async () => {
  const sara = await applicant();
  const { data } = await sara.book(day('2026-11-29'));
  const own = Object.fromEntries(
    Object.entries({ ...data.loan, ...data.applicant, ...data.work }).map(([name, value]) => [
      name,
      String(value ?? ''),
    ]),
  );
  const changed = await sara.book(day('2026-11-30'), own);
  expect(changed.data).toMatchObject({ state: 'submitted', meetDateTime: day('2026-11-30') });
  const other = await sara.book(day('2026-11-29'), { ...own, amount: '20000000' });
  expect(other).toMatchObject({ status: 409, message: expect.stringContaining('تغییر نمی‌کند') });
  expect(await sara.read()).toEqual(changed.data);
});

test('a refused change keeps the seat', async () => {
  const sara = await applicant();
  await sara.book(day('2026-11-29'));
  expect(await sara.book(day('2026-11-26'))).toMatchObject({ status: 409 });
  expect(await sara.read()).toMatchObject({ meetDateTime: day('2026-11-29') });
  expect(await seats('2026-11-29')).toMatchObject({ booked: 1 });
  await sara.cancel();
});

test.each([
  '99999',
  '275760',
  '0000-01-01',
  '-000001-01-01',
  '+275760-09-13T00:00:00.000Z',
  '2026-11-30',
  'Mon Nov 30 2026',
])('«%s» is no day, and is refused in Persian', async (meetDateTime) => {
  const sara = await applicant();
  const answer = await sara.save(4, { meetDateTime });
  expect(answer).toMatchObject({
    status: 400,
    fields: { meetDateTime: expect.stringMatching(/[\u0600-\u06FF]/) },
  });
});

test('customers who swap their days at the same time do not stop each other', async () => {
  const [one, two] = [day('2026-12-01'), day('2026-12-02')];
  const [sara, mina] = [await applicant(), await applicant()];
  await Promise.all([sara.book(one), mina.book(two)]);
  for (let round = 0; round < 10; round += 1) {
    const [from, to] = round % 2 ? [one, two] : [two, one];
    const answers = await Promise.all([sara.book(from), mina.book(to)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  expect([await seats('2026-12-01'), await seats('2026-12-02')]).toMatchObject([
    { booked: 1 },
    { booked: 1 },
  ]);
});

test('the worker opens each missing day once and leaves the others', async () => {
  expect(await openAppointmentDays(shop.db, shop.clock.now)).toBe(0);
  expect(await openAppointmentDays(shop.db, shop.clock.now + 86_400_000)).toBe(1);
  expect(await seats('2026-12-07')).toEqual({ booked: 0, capacity: 7 });
});
