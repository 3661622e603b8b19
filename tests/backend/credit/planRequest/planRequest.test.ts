import { loanPlans } from '@/backend/db/schema/loanPlan';
import { cleanUpsOfPlanRequests } from '@/backend/domains/credit/planRequest/cleanUps';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import { missingOf } from '@/rules/planRequest/missing';
import { forAllTests } from '@/tests/support/backend';
import { type Applying, guarantor, openPlanRequestShop, typed } from '@/tests/support/credit/planRequestShop';

const shop = forAllTests(() => openPlanRequestShop());

/** A customer with a draft on the first plan. */
async function begin() {
  const sara = await shop.createApplicant();
  await sara.begin();
  return sara;
}
/** A customer whose draft lacks the appointment only. */
async function fill() {
  const sara = await shop.createApplicant();
  await shop.complete(sara);
  return sara;
}
const stateOf = async (sara: Applying) => (await sara.read())?.state;

test('the guide lists the loan plans with their documents, and a change of a plan is seen at once', async () => {
  const [first, second] = await shop.plansOf();
  expect([first?.name, second?.name]).toEqual(['طرح پله ۲۴', 'طرح دانشجو']);
  expect(first?.documents.map(({ code }) => code)).toEqual([
    'nationalCard',
    'salarySlip',
    'residence',
    'guarantorCard',
  ]);
  await shop.db.orm.update(loanPlans).set({ answerDays: 4 });
  expect((await shop.plansOf())[0]?.answerDays).toBe(4);
  const queued = await shop.run(
    `SELECT DISTINCT payload -> 'paths' ->> 0 AS path FROM outbox WHERE kind = 'publish_paths' ORDER BY 1`,
  );
  expect(queued).toEqual(
    expect.arrayContaining(['/loanlanding', '/planloanguide', '/planloanrequest'].map((path) => ({ path }))),
  );
  const { body } = await shop.app.inject('/public/facilityPlans');
  expect(body).not.toContain('طرح پله ۲۴');
});

test('a request begins with what the profile and the default address say, and is open once', async () => {
  const sara = await shop.createShopper();
  const calls = shop.callsOf(sara.token);
  expect(await calls.read()).toBeNull();
  await shop.run(
    `UPDATE users SET f_name = 'سارا', l_name = 'رضایی', national_code = '0499370899', birth_date = '1991-03-21',
      province_id = 8, city_id = 301 WHERE id = $1`,
    [sara.userId],
  );
  const { data } = await calls.begin();
  expect(data).toMatchObject({
    state: 'draft',
    loan: { planId: shop.plans.step24, amount: null, months: 24 },
    applicant: {
      fName: 'سارا',
      nationalCode: '0499370899',
      birthDate: '1991-03-21',
      cityId: 301,
      address: 'خیابان گاندی، پلاک 8، واحد 4',
      postalCode: '1517963511',
    },
    history: [{ state: 'draft' }],
    meetDateTime: null,
    meetingPlace: { title: 'شعبهٔ ونک' },
  });
  expect(data.documents.map(({ code, state }) => [code, state])).toEqual([
    ['nationalCard', 'missing'],
    ['residence', 'missing'],
  ]);
  expect((await calls.begin(shop.plans.student)).data).toMatchObject({ id: data.id, loan: data.loan });
  const locked = await calls.save(1, { nationalCode: '0790419904' });
  expect(locked).toMatchObject({
    status: 400,
    fields: { nationalCode: expect.stringMatching(/تغییر نمی‌کند/) },
  });
});

test('a hundred calls that begin a request at the same time begin one', async () => {
  const sara = await shop.createApplicant();
  const answers = await Promise.all(Array.from({ length: 100 }, () => sara.begin()));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
});

test('a plan that takes no requests cannot be asked for', async () => {
  const sara = await shop.createApplicant();
  expect(await sara.begin(1)).toMatchObject({ status: 404 });
  expect(await sara.read()).toBeNull();
});

test('a section is saved as it is typed: empty fields are allowed, others stay', async () => {
  const sara = await begin();
  await sara.save(1, { fName: 'مريم', postalCode: '15179 63511' });
  const { data } = await sara.save(1, { fatherName: 'رضا', postalCode: '' });
  expect(data).toMatchObject({ step: 1, applicant: { fName: 'مریم', fatherName: 'رضا', postalCode: null } });
});

test.each<[number, Record<string, string>, string[]]>([
  [0, { amount: '9000000' }, ['amount']],
  [0, { amount: '۸۰٬۰۰۰٬۰۰۱', months: '18' }, ['amount', 'months']],
  [0, { planId: '1' }, ['planId']],
  [1, { nationalCode: '0684159415', birthDate: '2025-01-01' }, ['nationalCode', 'birthDate']],
  [1, { provinceId: '8', cityId: '2000000' }, ['cityId']],
  [1, { postalCode: '0517963511', phone: '123' }, ['postalCode', 'phone']],
  [2, { guarantorMobile: '12', workYears: '99' }, ['guarantorMobile', 'workYears']],
  [2, { fName: 'مریم' }, ['fName']],
])(
  'section %i refuses %j with a message for each wrong field and saves nothing',
  async (step, wrong, fields) => {
    const sara = await begin();
    const before = await sara.read();
    const answer = await sara.save(step, { ...wrong });
    expect(answer).toMatchObject({ status: 400, code: 'bad_input' });
    expect(Object.keys(answer.fields ?? {})).toEqual(fields);
    expect(Object.values(answer.fields ?? {})).toContain(answer.message);
    expect(await sara.read()).toEqual(before);
  },
);

test('nobody is their own guarantor', async () => {
  const sara = await begin();
  await sara.save(1, { nationalCode: '0499370899' });
  const answer = await sara.save(2, { guarantorNationalCode: '0499370899', guarantorMobile: sara.mobile });
  expect(Object.keys(answer.fields ?? {})).toEqual(['guarantorNationalCode', 'guarantorMobile']);
});

test('nobody is sent as their own guarantor, also when the own national id was typed last', async () => {
  const sara = await begin();
  const own = typed[1].nationalCode;
  await sara.save(2, { ...typed[2], ...guarantor, guarantorNationalCode: own });
  await sara.save(1, typed[1]);
  await sara.save(0, { amount: '60000000', months: '24' });
  for (const code of ['nationalCard', 'salarySlip', 'guarantorCard']) await sara.give(code);
  expect(await shop.submit(sara)).toMatchObject({
    status: 409,
    fields: { '2.guarantorNationalCode': 'ضامن باید شخص دیگری باشد.' },
  });
});

test('another province without a city clears the city', async () => {
  const sara = await begin();
  await shop.run(`INSERT INTO provinces (id, title) VALUES (4, 'اصفهان') ON CONFLICT DO NOTHING`);
  await sara.save(1, { provinceId: '8', cityId: '301' });
  const { data } = await sara.save(1, { provinceId: '4' });
  expect(data.applicant).toMatchObject({ provinceId: 4, cityId: null });
});

test('only the uploads of the customer become a document, each once', async () => {
  const [sara, mina] = await Promise.all([begin(), begin()]);
  const own = await sara.upload();
  const foreign = await mina.upload();
  for (const files of [[foreign], [own, own], [crypto.randomUUID()]])
    expect(await sara.giveFiles('nationalCard', files)).toMatchObject({
      status: 409,
      fields: { fileIds: expect.any(String) },
    });
  const { data } = await sara.giveFiles('nationalCard', [own]);
  expect(data.documents[0]).toMatchObject({ state: 'given', files: [{ id: own, link: expect.any(String) }] });
  expect(await sara.giveFiles('residence', [own])).toMatchObject({ status: 409 });
  expect(await sara.giveFiles('guarantorCard', [])).toMatchObject({ status: 404 });
  const [second, third] = [await sara.upload(), await sara.upload()];
  expect(await sara.giveFiles('nationalCard', [own, second, third])).toMatchObject({ status: 409 });

  // Another order, and one file replaced: the file that is left out is deleted.
  const swapped = await sara.giveFiles('nationalCard', [second, third]);
  expect(swapped.data.documents[0]?.files.map(({ id }) => id)).toEqual([second, third]);
  expect(await sara.call.get(`/user/files/${own}`)).toMatchObject({ status: 404 });
  const emptied = await sara.giveFiles('nationalCard', []);
  expect(emptied.data.documents[0]).toMatchObject({ state: 'missing', files: [] });
});

test('an incomplete draft is not sent, and each missing part is named with its section', async () => {
  const sara = await begin();
  for (const [step, fields] of typed.entries()) await sara.save(step, { ...fields });
  await sara.save(0, { amount: '60000000' });
  await sara.save(1, { fatherName: '' });
  const answer = await shop.submit(sara);
  expect(answer).toMatchObject({ status: 409, message: 'درخواست هنوز کامل نیست؛ ۹ مورد مانده است.' });
  expect(Object.keys(answer.fields ?? {})).toEqual([
    '1.fatherName',
    ...Object.keys(guarantor).map((field) => `2.${field}`),
    '3.nationalCard',
    '3.salarySlip',
    '3.guarantorCard',
  ]);
  expect(await sara.read()).toMatchObject({ state: 'draft', meetDateTime: null });
});

test('an appointment sends a complete draft, tells the customer, and locks the sections', async () => {
  const sara = await fill();
  const draft = await sara.read();
  expect(draft && missingOf(draft).map(({ field }) => field)).toEqual(['meetDateTime']);
  const { data } = await shop.submit(sara);
  expect(data).toMatchObject({ state: 'submitted', step: 4, meetDateTime: '2026-11-23T06:30:00.000Z' });
  expect(data.history.map(({ state }) => state)).toEqual(['draft', 'submitted']);
  expect((await sara.newestNotice())?.title).toBe('درخواست وام شما ثبت شد');
  expect(await sara.save(1, { fName: 'سارا' })).toMatchObject({ status: 409 });
  expect(await sara.give('residence')).toMatchObject({ status: 409 });
});

test('a national id that the profile got meanwhile is the one that is sent', async () => {
  const sara = await fill();
  await shop.run(`UPDATE users SET national_code = '0790419904' WHERE id = $1`, [sara.userId]);
  expect((await sara.read())?.applicant.nationalCode).toBe('0790419904');
  const { data } = await shop.submit(sara);
  expect(data).toMatchObject({ state: 'submitted', applicant: { nationalCode: '0790419904' } });
});

test.each([
  ['', 400],
  ['فردا', 400],
  ['2026-11-22T06:30:00.000Z', 409],
  ['2026-11-24T06:30:00.000Z', 409],
  ['2026-11-25T07:30:00.000Z', 409],
])('the appointment «%s» is refused with %i', async (meet, status) => {
  const sara = await fill();
  expect(await sara.book(meet)).toMatchObject({ status, fields: { meetDateTime: expect.any(String) } });
  expect(await stateOf(sara)).toBe('draft');
});

test('another customer sees and changes nothing of a request', async () => {
  const sara = await fill();
  const mina = await shop.createApplicant();
  expect(await mina.read()).toBeNull();
  for (const answer of [
    await mina.save(1, { fName: 'مینا' }),
    await mina.cancel(),
    await mina.resubmit(),
    await mina.cancelAppointment(),
    await shop.submit(mina),
    await mina.giveFiles('nationalCard', []),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
  expect(await stateOf(sara)).toBe('draft');
});

test('a cancelled request gives its seat back, deletes its papers, and another can begin', async () => {
  const sara = await fill();
  await shop.submit(sara);
  const [before] = await sara.days();
  const { data } = await sara.cancel();
  expect(data).toMatchObject({ state: 'cancelled', meetDateTime: null });
  expect((await sara.days())[0]?.capacity).toBe((before?.capacity ?? 0) + 1);
  expect(data.documents.every(({ files }) => files.length === 0)).toBe(true);
  const files = await shop.run('SELECT id FROM stored_files WHERE user_id = $1', [sara.userId]);
  expect(files).toEqual([]);
  expect((await sara.begin()).data).toMatchObject({ state: 'draft' });
});

test('a customer can begin ten requests in a day', async () => {
  const sara = await shop.createApplicant();
  for (let round = 0; round < 10; round += 1) {
    expect(await sara.begin()).toMatchObject({ status: 200 });
    await sara.cancel();
  }
  expect(await sara.begin()).toMatchObject({ status: 409, code: 'too_many' });
});

test('a draft of a plan that takes no requests any more is not sent', async () => {
  const sara = await fill();
  const active = (value: boolean) =>
    shop.run('UPDATE facility_plans SET active = $2 WHERE id = $1', [shop.plans.step24, value]);
  await active(false);
  expect(await shop.submit(sara)).toMatchObject({ status: 409, fields: { '0.planId': expect.any(String) } });
  await active(true);
  expect(await shop.submit(sara)).toMatchObject({ status: 200 });
});

test('a submission counts only for what was checked', async () => {
  const sara = await fill();
  const [day = ''] = await shop.freeDays(sara);
  // Another tab empties a field between the check and the booking.
  const [row] = await shop.run<{ outcome: string }>(
    `SELECT outcome FROM book_appointment($1, -1, $2, '2026-11-23', 'ثبت شد', 'متن', now())`,
    [sara.userId, day],
  );
  expect(row?.outcome).toBe('changed');
  expect(await stateOf(sara)).toBe('draft');
});

test('deleting the account deletes the request and its papers and gives the seat back', async () => {
  const sara = await fill();
  await shop.submit(sara);
  const [before] = await sara.days();
  await shop.run('SELECT erase_plan_requests($1)', [sara.userId]);
  expect((await sara.days())[0]?.capacity).toBe((before?.capacity ?? 0) + 1);
  expect(await sara.read()).toBeNull();
});

test('old drafts and the papers of rejected requests are deleted', async () => {
  const sara = await fill();
  const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now + 91 * 86_400_000);
  for (const cleanUp of cleanUpsOfPlanRequests) cleanUps.add(cleanUp);
  await cleanUps.run();
  expect(await sara.read()).toBeNull();
  const files = await shop.run('SELECT id FROM stored_files WHERE user_id = $1', [sara.userId]);
  expect(files).toEqual([]);
});

test('a cancelled request is deleted after a year', async () => {
  const sara = await begin();
  await sara.cancel();
  const cleanUpAfter = async (days: number) => {
    const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now + days * 86_400_000);
    for (const cleanUp of cleanUpsOfPlanRequests) cleanUps.add(cleanUp);
    await cleanUps.run();
    return (await sara.read())?.state ?? null;
  };
  expect(await cleanUpAfter(364)).toBe('cancelled');
  expect(await cleanUpAfter(366)).toBeNull();
});
