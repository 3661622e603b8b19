import type { TaxFault, TaxHeader, TaxLine, TaxPayment } from './office';

/** Numbers of the fields in codes of mistakes, as far as they are public. */
const fieldNumbers: Readonly<Record<string, string>> = {
  taxid: '001',
  indatim: '002',
  inty: '004',
  inno: '005',
  irtaxid: '006',
  inp: '007',
  ins: '008',
  tins: '009',
  tob: '010',
  bid: '012',
  sstid: '032',
  sstt: '033',
  am: '034',
  mu: '035',
  fee: '036',
  prdis: '041',
  dis: '042',
  adis: '043',
  vra: '044',
  vam: '045',
};
/** The second digit of a code. */
const kinds = { missing: '0', structure: '1', rule: '2', mismatch: '3', duplicate: '5' } as const;

/** A mistake as RC_TICS numbers it: error or warning, its kind, the field, the detail. */
export const fault = (kind: keyof typeof kinds, field: string, message: string): TaxFault => ({
  code: `0${kinds[kind]}${fieldNumbers[field] ?? '000'}01`,
  message: `${message} (${field})`,
});
export const unless = (right: boolean, ...args: Parameters<typeof fault>) => (right ? [] : [fault(...args)]);

export const neededHeader = [
  'taxid',
  'indatim',
  'inty',
  'inno',
  'inp',
  'ins',
  'tins',
  'tprdis',
  'tadis',
  'tvam',
  'todam',
  'tbill',
] as const;
const neededLine = [
  'sstid',
  'sstt',
  'am',
  'mu',
  'fee',
  'prdis',
  'dis',
  'adis',
  'vra',
  'vam',
  'tsstam',
] as const;
export const findMissing = (one: object, names: readonly string[]) =>
  names
    .filter((name) => Object(one)[name] === undefined)
    .map((name) => fault('missing', name, 'فیلد اجباری خالی است'));

/** Mistakes of a line: missing fields, its shape and its sums. */
export function checkLine(line: TaxLine): TaxFault[] {
  const missing = findMissing(line, neededLine);
  if (missing.length > 0) return missing;
  const { sstid, sstt, am, mu, fee, prdis, dis, adis, vra, vam, tsstam } = line;
  const isWhole = [prdis, dis, adis, vam, tsstam].every((sum) => Number.isSafeInteger(sum) && sum >= 0);
  return [
    ...unless(/^\d{13}$/.test(sstid), 'structure', 'sstid', 'شناسهٔ کالا ۱۳ رقم است'),
    ...unless(sstt.length <= 400, 'structure', 'sstt', 'شرح کالا بلند است'),
    ...unless(['1627', '1628', '1631'].includes(mu), 'mismatch', 'mu', 'واحد اندازه‌گیری ناشناخته است'),
    ...unless(isWhole, 'structure', 'adis', 'مبلغ ریالی عدد صحیح نیست'),
    ...unless(am > 0 && prdis === am * fee, 'rule', 'prdis', 'مبلغ با تعداد و بها نمی‌خواند'),
    ...unless(adis === prdis - dis, 'rule', 'adis', 'مبلغ پس از تخفیف نمی‌خواند'),
    // The rounding of the tax is not published; less than a rial is allowed.
    ...unless(Math.abs(vam - (adis * vra) / 100) < 1, 'rule', 'vam', 'مالیات ردیف نمی‌خواند'),
    ...unless(tsstam === adis + vam, 'rule', 'tsstam', 'جمع ردیف نمی‌خواند'),
  ];
}

/** Mistakes of the sums in the head. */
export function checkSums(header: TaxHeader, body: readonly TaxLine[]): TaxFault[] {
  const sums = { tprdis: 'prdis', tdis: 'dis', tadis: 'adis', tvam: 'vam', tbill: 'tsstam' } as const;
  return Object.entries(sums).flatMap(([name, field]) => {
    const sum = body.reduce((total, line) => total + line[field], 0);
    return unless(Object(header)[name] === sum, 'rule', name, 'جمع سرآیند با ردیف‌ها نمی‌خواند');
  });
}

/** Mistakes about the buyer and the payment of a type 1 invoice. */
export function checkBuyer({
  inty,
  tob,
  bid = '',
  bpc = '',
  setm,
  tbill,
  todam,
  tvam,
  cap,
  insp,
}: TaxHeader): TaxFault[] {
  if (inty === 2) return [];
  const isKnown = tob === 1 && /^\d{10}$/.test(bid) && /^\d{10}$/.test(bpc);
  const isCredit = setm === 3;
  const isPaid =
    setm === 1 ||
    setm === 2 ||
    (isCredit && cap !== undefined && insp !== undefined && cap === tbill - todam - tvam - insp);
  return [
    ...unless(isKnown, 'rule', 'bid', 'خریدار نوع اول شناخته نیست'),
    ...unless(isPaid, 'rule', 'setm', 'روش تسویه نمی‌خواند'),
  ];
}

/**
 * Mistakes of a payment. The office publishes no codes of them, so these are the simulator's own.
 * @param header of the invoice; undefined for one that is not known @param earlier payments of the invoice
 */
export function checkPayment(
  payment: TaxPayment,
  header: TaxHeader | undefined,
  earlier: readonly TaxPayment[],
): TaxFault[] {
  if (!header || header.ins === 3) return [fault('mismatch', 'taxid', 'صورت‌حساب این پرداخت شناخته نیست')];
  const { paidAmount, paymentDate, paymentMethod, referenceNumber } = payment;
  const paid = earlier.reduce((sum, one) => sum + one.paidAmount, 0);
  const isCredit = header.inty === 1 && (header.setm === 2 || header.setm === 3);
  const isKnownMethod = ['CHEQUE', 'BARTER', 'CASH', 'POS', 'INTERNET', 'CARD', 'TRANSFER', 'OTHER'].includes(
    paymentMethod,
  );
  return [
    ...unless(isCredit, 'rule', 'setm', 'این صورت‌حساب نسیه نیست'),
    ...unless(
      Number.isSafeInteger(paidAmount) && paidAmount > 0 && paid + paidAmount <= header.tbill,
      'rule',
      'paidAmount',
      'مبلغ پرداخت با صورت‌حساب نمی‌خواند',
    ),
    ...unless(paymentDate >= header.indatim, 'rule', 'paymentDate', 'پرداخت پیش از صورت‌حساب است'),
    ...unless(isKnownMethod, 'structure', 'paymentMethod', 'روش پرداخت ناشناخته است'),
    ...unless(
      referenceNumber !== '' && !earlier.some((one) => one.referenceNumber === referenceNumber),
      'duplicate',
      'referenceNumber',
      'این پرداخت پیش‌تر ثبت شده است',
    ),
  ];
}
