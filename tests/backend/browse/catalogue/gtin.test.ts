import { text } from 'node:stream/consumers';
import { exportFile } from '@/backend/domains/browse/catalogueImport/exportFile';
import { importFile } from '@/backend/domains/browse/catalogueImport/importFile';
import { productJsonLd } from '@/components/browse/product/productJsonLd';
import {
  productSchema,
  productValues,
  writtenProductOf,
} from '@/components/desk/catalogue/productForm.schema';
import type { DeskProduct, SavedProduct } from '@/contract/desk/catalogue';
import type { ImportError } from '@/contract/desk/catalogueImport';
import { checkField } from '@/contract/desk/fields';
import { variantFields } from '@/contract/desk/variantFields';
import type { ProductPage } from '@/contract/product';
import { toProductPage } from '@/services/variant.dto';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';
import { aWrittenProduct, aWrittenVariant } from '@/tests/support/factories/deskProduct';
import { aSite } from '@/tests/support/factories/site';
import { small, smallProducts } from '@/tests/support/smallSeed';

/** The example of the specification of GS1; no shop sells it. */
const gtin = '4006381333931';
const wrongDigit = 'رقم آخر این بارکد با رقم‌های دیگر آن نمی‌خواند. شمارهٔ زیر بارکد را دوباره وارد کنید.';
const wrongLength = 'بارکد جهانی ۸، ۱۲، ۱۳ یا ۱۴ رقم دارد.';

const shop = forAllTests(() => openTestApp());
const desk = forAllTests(() => shop.customer({ role: 'supervisor' }));

const jsonLd = async (id: number) => {
  const { data } = await asCustomer(shop.app, null).get<ProductPage>(`/product/${id}`);
  const { product } = toProductPage(data);
  const page = { product, site: aSite(), reviews: [], shop: '', now: Date.now() };
  return JSON.stringify(productJsonLd(page));
};

test.each([
  ['96385074', null],
  ['036000291452', null],
  [gtin, null],
  ['00012345600012', null],
  ['4006381333932', wrongDigit],
  ['400638133393', wrongDigit],
  ['123456789', wrongLength],
  ['40063813339A1', wrongLength],
])('the barcode %s is judged by its length and its last digit', (code, message) => {
  expect(checkField(variantFields.gtin, code)).toBe(message);
});

test('the form of the desk reads a barcode with Persian digits and spaces, and names a wrong one', async () => {
  const { data: product } = await desk.get<DeskProduct>(`/admin/products/${smallProducts.charger}`);
  const type = (typed: string) => {
    const { variants, ...values } = productValues(product);
    return { ...values, variants: variants.map((variant) => ({ ...variant, gtin: typed })) };
  };
  await expect(productSchema.validate(type('۴۰۰۶۳۸۱۳۳۳۹۳۲'))).rejects.toThrow(wrongDigit);
  const typed = await productSchema.validate(type(' ۴ ۰۰۶۳۸۱ ۳۳۳۹۳۱ '));
  expect(writtenProductOf(typed, product).variants[0]).toMatchObject({ gtin });
  expect(writtenProductOf(type(''), product).variants[0]).toMatchObject({ gtin: null });
});

test('a file brings barcodes and takes them away, and the export has them', async () => {
  const errors: ImportError[] = [];
  const read = (lines: readonly string[]) =>
    importFile(
      { db: shop.db, now: Date.now },
      {
        bytes: (async function* () {
          yield Buffer.from(lines.join('\n'));
        })(),
        format: 'csv',
        name: 'barcodes.csv',
        isDryRun: false,
        onBatch: (_counts, found) => errors.push(...found),
      },
    );
  const exported = () => text(exportFile(shop.db, 'ndjson'));
  await read([
    'variantId,بارکد جهانی (GTIN)',
    `${small.charger},۴۰۰۶۳۸۱۳۳۳۹۳۱`,
    `${small.console},4006381333932`,
  ]);
  expect(errors).toEqual([{ line: 3, field: 'gtin', message: wrongDigit }]);
  expect((await exported()).match(/"gtin":"\d+"/g)).toEqual([`"gtin":"${gtin}"`]);
  await read(['variantId,gtin', `${small.charger},`]);
  expect(await exported()).not.toContain(gtin);
});

test('a barcode of the desk is in the data for search engines, and a variant without one adds nothing there', async () => {
  const variants = [aWrittenVariant({ gtin }), aWrittenVariant({ guarantee: 'دیگر' })];
  const { data } = await desk.post<SavedProduct>('/admin/products', aWrittenProduct({ variants }));
  const offers: { gtin?: string }[] = JSON.parse(await jsonLd(data.id)).offers;
  expect(offers.map((offer) => offer.gtin)).toEqual([gtin, undefined]);
  const { data: page } = await asCustomer(shop.app, null).get<ProductPage>(`/product/${data.id}`);
  expect(page.product.properties.map((property) => 'gtin' in property)).toEqual([true, false]);
  expect(await jsonLd(smallProducts.charger)).not.toContain('gtin');
  const wrong = await desk.post(
    '/admin/products',
    aWrittenProduct({ slug: 'other', variants: [aWrittenVariant({ gtin: '4006381333932' })] }),
  );
  expect(wrong.fields).toEqual({ 'variants.0.gtin': wrongDigit });
});
