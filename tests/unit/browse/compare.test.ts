import { compareHref, parseCompareIds } from '@/rules/compareQuery';
import { compareSpecs } from '@/rules/compareRows';

test.each([
  [undefined, []],
  ['', []],
  ['7', [7]],
  ['3,1,2', [3, 1, 2]],
  ['3,3,1', [3, 1]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  ['1,x,0,-2,2.5,02,9999999999,2', [1, 2]],
  [
    ['1', '2'],
    [1, 2],
  ],
])('reads the ids of %j', (text, ids) => {
  expect(parseCompareIds(text)).toEqual(ids);
  expect(
    parseCompareIds(new URL(compareHref(ids), 'http://shop.test').searchParams.get('ids') ?? ''),
  ).toEqual(ids);
});

const product = (specs: Record<string, Record<string, string>>) => ({
  specs: Object.entries(specs).map(([group, rows]) => ({
    group,
    rows: Object.entries(rows).map(([title, value]) => ({ title, value })),
  })),
});

test('puts the specifications side by side, in the order of the first product that has them', () => {
  const groups = compareSpecs([
    product({ صفحه: { اندازه: '۶٫۲', نوع: 'OLED' }, باتری: { ظرفیت: '۴۰۰۰' } }),
    product({ صفحه: { نوع: 'OLED', نرخ: '۱۲۰' }, بدنه: { وزن: '۱۷۰' } }),
  ]);
  expect(groups).toEqual([
    {
      group: 'صفحه',
      rows: [
        { title: 'اندازه', values: ['۶٫۲', null], differs: true },
        { title: 'نوع', values: ['OLED', 'OLED'], differs: false },
        { title: 'نرخ', values: [null, '۱۲۰'], differs: true },
      ],
    },
    { group: 'باتری', rows: [{ title: 'ظرفیت', values: ['۴۰۰۰', null], differs: true }] },
    { group: 'بدنه', rows: [{ title: 'وزن', values: [null, '۱۷۰'], differs: true }] },
  ]);
});
