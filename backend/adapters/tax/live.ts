import { type Accounts, openedFrom } from '@/backend/adapters/account/accounts';
import { type OuterService, readerOf } from '@/backend/adapters/account/fields';
import { isPair, productionUrl } from './configured';
import { moadianOffice } from './moadian';
import type { TaxOffice } from './office';

/** The tax office as an outer service that has an account. */
export const taxService: OuterService = {
  code: 'moadian',
  kind: 'tax',
  title: 'سامانهٔ مؤدیان',
  prefix: 'TAX',
  fields: [
    { name: 'MEMORY_ID', title: 'شناسهٔ یکتای حافظهٔ مالیاتی', shape: 'memoryId' },
    { name: 'KEY', title: 'کلید خصوصی (PEM)', secret: true, deskOnly: true, shape: 'key' },
    { name: 'CERTIFICATE', title: 'گواهی امضا (PEM)', deskOnly: true, shape: 'certificate' },
    { name: 'STUFF_ID', title: 'شناسهٔ کالا برای کالاهای بی‌شناسه', optional: true, shape: 'stuffId' },
    { name: 'SERVICE_STUFF_ID', title: 'شناسهٔ بیمه و خدمات', optional: true, shape: 'stuffId' },
    { name: 'SHIPPING_STUFF_ID', title: 'شناسهٔ هزینهٔ ارسال', optional: true, shape: 'stuffId' },
    { name: 'URL', title: 'نشانی وب‌سرویس، اگر سامانهٔ اصلی نیست', optional: true, shape: 'url' },
  ],
  findStranger: ({ KEY, CERTIFICATE }) =>
    KEY && CERTIFICATE && !isPair(KEY, CERTIFICATE) ? 'CERTIFICATE' : null,
};

/** The tax office of this moment; null while the shop issues no electronic invoices. */
export type LiveTaxOffice = { readonly office: TaxOffice | null };

/**
 * The office with the account of the desk, or that of the server's settings while the desk has written none. A change needs no
 * restart. @param base the office of the settings @param complete adds the values that only the settings of the server have
 * @param watch what is done with each office, once @param now the shop's clock, ms
 */
export function liveTaxOffice(
  base: TaxOffice | null,
  accounts: Pick<Accounts, 'find'>,
  complete: (code: string, values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
  watch: (office: TaxOffice) => TaxOffice,
  now: () => number,
): LiveTaxOffice {
  const settings = base && watch(base);
  const open = openedFrom(accounts, (code, own) => {
    const values = complete(code, own);
    const read = readerOf(values);
    const account = {
      memoryId: read('MEMORY_ID').toUpperCase(),
      key: read('KEY'),
      certificate: read('CERTIFICATE'),
      stuffIds: {
        product: values.STUFF_ID ?? null,
        service: values.SERVICE_STUFF_ID ?? null,
        shipping: values.SHIPPING_STUFF_ID ?? null,
      },
    };
    return watch(moadianOffice(account, values.URL?.replace(/\/+$/, '') ?? productionUrl, { now }));
  });
  return {
    get office() {
      const account = accounts.find(taxService.code);
      return account ? (account.active ? open(taxService.code) : null) : settings;
    },
  };
}
