import { ostan as provinces, shahr as towns } from 'iran-cities-json';
import { tidyPlaceName } from '@/backend/seed/placeNames';

test.each([
  ['حسن آباد', 'حسن‌آباد'],
  ['حسن اباد', 'حسن‌آباد'],
  ['احمد آباد مستوفی', 'احمدآباد مستوفی'],
  ['قلعه نو', 'قلعه‌نو'],
  ['رباطکریم', 'رباط‌کریم'],
  ['قیام دشت', 'قیام‌دشت'],
  ['نسیم شهر', 'نسیم‌شهر'],
  ['اسلامشهر', 'اسلام‌شهر'],
  ['اسلام آبادغرب', 'اسلام‌آباد غرب'],
  ['شهراباد', 'شهرآباد'],
  ['تازه کندنصرت آباد', 'تازه‌کند نصرت‌آباد'],
  ['کارزین (فتح آباد)', 'کارزین (فتح‌آباد)'],
  ['خواجو شهر', 'خواجوشهر'],
  ['خضری دشت بیاض', 'خضری دشت‌بیاض'],
  ['شهر امام', 'شهر امام'],
  ['تربت جام', 'تربت جام'],
  ['آبادان', 'آبادان'],
  ['تهران', 'تهران'],
])('«%s» is written «%s»', (source, tidied) => {
  expect(tidyPlaceName(source)).toBe(tidied);
});

test('no name of the source keeps a loose «آباد», a loose «شهر» at its end or an «اباد»', () => {
  const names = [...provinces, ...towns].map(({ name }) => tidyPlaceName(name));
  expect(names.filter((name) => / آباد|\p{L} شهر$|اباد/u.test(name))).toEqual([]);
});

test('tidying twice changes nothing, and two names of a province stay different', () => {
  for (const { name } of towns) expect(tidyPlaceName(tidyPlaceName(name))).toBe(tidyPlaceName(name));
  for (const { id } of provinces) {
    const before = new Set(towns.filter((town) => town.ostan === id).map(({ name }) => name));
    expect(new Set([...before].map(tidyPlaceName)).size).toBe(before.size);
  }
});
