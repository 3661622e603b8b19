import fc from 'fast-check';
import type { TaxPacket } from '@/backend/adapters/tax/office';
import { makeTaxId, readTaxId } from '@/backend/adapters/tax/taxId';
import { findShopFaults, writePacket } from '@/backend/domains/buy/taxInvoice/packet';
import { nextKind, type Sale, soldLines, soldOf } from '@/backend/domains/buy/taxInvoice/sale';
import { generatedCases } from '@/tests/support/generated';
import { dayMs } from '@/utils/timeUnits';

test.each([
  ['DEF5GH', 18463 * dayMs, 12, 'DEF5GH0481F000000000C2'],
  ['DEF5GH', 18463 * dayMs, 8173, 'DEF5GH0481F0000001FED8'],
  ['DEF5GH', 18463 * dayMs, 2_572_613_409, 'DEF5GH0481F009956F7211'],
  ['A11216', 1_683_997_837_988, 49_321_217, 'A1121604C220002F095011'],
  ['A1B2C3', 1_774_074_600_000, 1, 'A1B2C30503500000000015'],
  // 02:00 in Tehran is the day before in UTC.
  ['Z9Y8X7', 1_774_045_800_000, 1, 'Z9Y8X70503400000000016'],
])('the tax id of %s, %d and serial %d is %s', (memoryId, issuedAt, serial, taxId) => {
  expect(makeTaxId(memoryId, issuedAt, serial)).toBe(taxId);
  expect(readTaxId(taxId)).toEqual({ memoryId, serial, days: Math.floor(issuedAt / dayMs) });
  const wrong = `${taxId.slice(0, 20)}${taxId[20] === '0' ? '1' : '0'}${taxId[21]}`;
  expect(readTaxId(wrong)).toBeNull();
});

const item: Sale['items'][number] = {
  title: 'گوشی',
  colourTitle: 'آبی',
  qty: 2,
  returned: 0,
  price: 1_100_000,
  discount: 0,
  vatPercent: 10,
  services: [],
  stuffId: '2720000000001',
};
const seller = { name: 'پله', nationalId: '10100000000', economicCode: '411111111111', postalCode: '1' };
const sale: Sale = {
  orderId: 1,
  stands: true,
  soldAt: '2026-11-22T09:00:00Z',
  couponDiscount: 0,
  shippingCost: 0,
  shippingTitle: 'پست',
  vatPercent: 10,
  loan: 0,
  nationalCode: '0499370899',
  postalCode: '1193653471',
  seller,
  items: [item],
};
const stuffIds = { product: null, service: '2720000000002', shipping: '2720000000003' };
const writeFrom = (changed: Sale, kind: 1 | 2 | 3 | 4 = 1, reference: TaxPacket | null = null) =>
  writePacket(
    {
      sale: changed,
      kind,
      taxId: 'DEMO01',
      serial: 7,
      ...{ issuedAt: Date.parse(sale.soldAt), writtenAt: Date.parse(sale.soldAt) },
      reference,
    },
    stuffIds,
  );

const sums = fc.nat({ max: 90_000_000 });
const rates = fc.constantFrom(0, 5.5, 9, 10, 12);
const items = fc.record({
  qty: fc.integer({ min: 1, max: 9 }),
  price: sums.map((sum) => sum + 1),
  off: fc.double({ min: 0, max: 1, noNaN: true }),
  back: fc.double({ min: 0, max: 1, noNaN: true }),
  vatPercent: rates,
  services: fc.array(fc.record({ price: sums, count: fc.integer({ min: 1, max: 9 }) }), { maxLength: 2 }),
});

test('the rial sums of an invoice hold exactly, line by line and together with what remains to be paid', () => {
  const sales = fc.record({
    lines: fc.array(items, { minLength: 1, maxLength: 5 }),
    coupon: fc.double({ min: 0, max: 1, noNaN: true }),
    shippingCost: sums,
    loan: sums,
    vatPercent: rates,
  });
  fc.assert(
    fc.property(sales, ({ lines, coupon, ...rest }) => {
      const bought = lines.map(({ off, back, services, ...line }) => ({
        ...item,
        ...line,
        discount: Math.floor(line.price * off),
        returned: Math.floor(line.qty * back),
        services: services.map((service) => ({ ...service, serviceId: 1, title: 'بیمه' })),
      }));
      const goods = bought.reduce((sum, { price, discount, qty }) => sum + (price - discount) * qty, 0);
      const changed = { ...sale, ...rest, items: bought, couponDiscount: Math.floor(goods * coupon) };
      const { header, body } = writeFrom(changed);
      for (const line of body) {
        expect(line.prdis).toBe(line.am * line.fee);
        expect(line.adis).toBe(line.prdis - line.dis);
        expect(line.tsstam).toBe(line.adis + line.vam);
        expect(Math.abs(line.vam - (line.adis * line.vra) / 100)).toBeLessThan(1);
        for (const sum of Object.values({ ...line, sstid: 0, sstt: 0, mu: 0, vra: 0 }))
          expect(Number.isSafeInteger(sum) && Number(sum) >= 0).toBe(true);
      }
      const sumOf = (field: 'prdis' | 'dis' | 'adis' | 'vam' | 'tsstam') =>
        body.reduce((sum, line) => sum + line[field], 0);
      expect(header).toMatchObject({
        tprdis: sumOf('prdis'),
        tdis: sumOf('dis'),
        tadis: sumOf('adis'),
        tvam: sumOf('vam'),
        tbill: sumOf('tsstam'),
      });
      if (header.setm === 3) expect(header.cap).toBe(header.tbill - header.tvam - (header.insp ?? 0));
      // What the refunds of returns leave, counted as `quote_return` does.
      const left = bought.reduce((sum, { price, discount, qty, returned, services }) => {
        const value = services.reduce((total, service) => total + service.price * service.count, 0);
        return sum + (price - discount) * (qty - returned) + value - Math.floor((value * returned) / qty);
      }, 0);
      const back = bought.reduce((sum, one) => sum + (one.price - one.discount) * one.returned, 0);
      const couponLeft =
        changed.couponDiscount - Math.floor((changed.couponDiscount * back) / Math.max(1, goods));
      if (bought.every(({ qty, returned }) => returned < qty))
        expect(header.tbill).toBe(10 * (left - couponLeft + changed.shippingCost));
    }),
    { numRuns: generatedCases(300) },
  );
});

test('the tax is rounded down where a whole amount without tax allows it', () => {
  const lineOf = (changes: Partial<typeof item>) =>
    writeFrom({ ...sale, items: [{ ...item, ...changes }] }).body[0];
  expect(lineOf({ price: 11_000, discount: 275 })).toMatchObject({
    am: 2,
    fee: 100_000,
    prdis: 200_000,
    dis: 5000,
    adis: 195_000,
    vra: 10,
    vam: 19_500,
    tsstam: 214_500,
  });
  // 9 rial cost 9 with a tax of 0, 10 rial cost 11: for 10 there is nothing between.
  expect(lineOf({ price: 1, qty: 1 })).toMatchObject({ adis: 9, vam: 1 });
});

test('a buyer with a national id and a postal code is named, every other one is a consumer', () => {
  expect(writeFrom(sale).header).toMatchObject({
    inty: 1,
    tob: 1,
    bid: '0499370899',
    bpc: '1193653471',
    setm: 1,
  });
  const { header } = writeFrom({ ...sale, nationalCode: null });
  expect(header.inty).toBe(2);
  expect(Object.keys(header)).not.toEqual(expect.arrayContaining(['tob', 'bid', 'setm']));
  // The economic code has 12 digits, so that the national id of the company stands for it.
  expect(header.tins).toBe('10100000000');
});

test('instalments are credit, and what was paid at the purchase is cash without the tax', () => {
  const settlement = ({ loan, returned = 0 }: { loan: number; returned?: number }) => {
    const { setm, cap, insp } = writeFrom({ ...sale, loan, items: [{ ...item, returned }] }).header;
    return { setm, cap, insp };
  };
  expect(settlement({ loan: 1_500_000 })).toEqual({ setm: 3, cap: 5_000_000, insp: 15_000_000 });
  expect(settlement({ loan: 1_500_000, returned: 1 })).toEqual({ setm: 3, cap: 2_500_000, insp: 7_500_000 });
  expect(settlement({ loan: 2_200_000 })).toEqual({ setm: 2 });
});

test('a document follows what is sold: return, correction, cancellation, and nothing after it', () => {
  const standing = { ...soldOf(sale), kind: 1 } as { bill: number; pieces: number; kind: number };
  const returned = soldOf({ ...sale, items: [{ ...item, returned: 1 }] });
  expect(returned).toEqual({ bill: 11_000_000, pieces: 1 });
  expect(soldOf({ ...sale, stands: false })).toBeNull();
  expect(nextKind(null, soldOf(sale))).toBe(1);
  expect(nextKind(null, null)).toBeNull();
  expect(nextKind(standing, soldOf(sale))).toBeNull();
  expect(nextKind(standing, returned)).toBe(4);
  expect(nextKind(standing, soldOf({ ...sale, couponDiscount: 1000 }))).toBe(2);
  expect(nextKind(standing, null)).toBe(3);
  expect(nextKind({ ...standing, kind: 3 }, null)).toBeNull();
});

test('a changed document names what it changes and keeps the buyer', () => {
  const reference = writeFrom({ ...sale, nationalCode: null });
  const { header } = writeFrom({ ...sale, items: [{ ...item, returned: 1 }] }, 4, reference);
  expect(header).toMatchObject({ ins: 4, irtaxid: reference.header.taxid, inty: 2, tbill: 11_000_000 });
  expect(writeFrom(sale, 3, reference)).toMatchObject({
    header: { ins: 3, tbill: 22_000_000 },
    body: reference.body,
  });
});

test('a line without a stuff id and a seller without a code are named before anything is sent', () => {
  const lacking = { ...sale, seller: null, shippingCost: 5000, items: [{ ...item, stuffId: null }] };
  const none = { product: null, service: null, shipping: null };
  expect(findShopFaults(lacking, 1, none).map(({ message }) => message)).toEqual([
    expect.stringContaining('«گوشی، آبی» شناسهٔ کالا ندارد'),
    expect.stringContaining('شناسهٔ هزینهٔ ارسال'),
    expect.stringContaining('کد اقتصادی'),
  ]);
  expect(findShopFaults(sale, 1, stuffIds)).toEqual([]);
  expect(soldLines({ ...sale, items: [{ ...item, price: 0 }] })).toEqual([]);
});
