import { readSection } from '@/rules/planRequest/readFields';

const now = Date.parse('2026-01-10T08:00:00Z');
const read = (step: number, field: string, typed: string) => {
  const { values, wrong } = readSection(step, { [field]: typed }, now);
  return field in wrong ? { wrong: wrong[field] } : values[field];
};

test.each<[number, string, string, string | number | null]>([
  [0, 'amount', '۸۰٬۰۰۰٬۰۰۰', 80_000_000],
  [0, 'months', '24', 24],
  [1, 'fName', ' مريم  سادات ', 'مریم سادات'],
  [1, 'nationalCode', '۰۴۹۹۳۷۰۸۹۹', '0499370899'],
  [1, 'birthDate', '1990-05-12', '1990-05-12'],
  [1, 'birthDate', '1990-05-12T00:00:00.000Z', '1990-05-12'],
  [1, 'postalCode', '19689-44114', '1968944114'],
  [1, 'phone', '۰۲۱ ۸۸۵۵ ۳۳۰۰', '02188553300'],
  [1, 'maritalStatus', 'married', 'married'],
  [2, 'workYears', '۰', 0],
  [2, 'guarantorMobile', '+98 912 111 2233', '09121112233'],
  [2, 'jobTitle', '', null],
  [1, 'fatherName', ' \u200c ', null],
])('section %i: %s «%s» becomes %s', (step, field, typed, value) => {
  expect(read(step, field, typed)).toBe(value);
});

test.each<[number, string, string, RegExp]>([
  [1, 'nationalCode', '0684159415', /کد ملی وارد شده صحیح نمی باشد/],
  [1, 'birthDate', '1990-02-31', /به درستی/],
  [1, 'birthDate', '2024-02-01', /سن شما/],
  [1, 'birthDate', 'دیروز', /به درستی/],
  [1, 'postalCode', '0968944114', /صفر و دو/],
  [1, 'postalCode', '1234', /۱۰ رقم/],
  [1, 'phone', '88553300', /پیش‌شماره/],
  [1, 'fName', 'Maryam', /فارسی/],
  [1, 'residence', 'castle', /به درستی/],
  [2, 'workYears', '61', /۶۰ سال/],
  [2, 'guarantorMobile', '0912', /۱۱ رقم/],
  [2, 'jobTitle', 'ک'.repeat(81), /۸۰ نویسه/],
  [0, 'amount', 'هشتاد میلیون', /عدد/],
  // A field of another section is not silently dropped.
  [0, 'fName', 'مریم', /این بخش/],
])('section %i: %s «%s» is refused', (step, field, typed, text) => {
  expect(read(step, field, typed)).toEqual({ wrong: expect.stringMatching(text) });
});

test('a field that is left out stays as it is', () => {
  expect(readSection(1, { fName: undefined, lName: 'احمدی' }, now)).toEqual({
    values: { lName: 'احمدی' },
    wrong: {},
  });
});
