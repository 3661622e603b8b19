import { useFormContext, useWatch } from 'react-hook-form';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormIcon, FormLines, FormLink, FormNumber, FormPicture } from '@/components/desk/kit/fields';
import { RowButton } from '@/components/desk/kit/RowButton';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { Button } from '@/components/ui/kit/Button';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { mostSiteEntries, siteLengths } from '@/contract/limits';
import { EditorSheet } from './EditorSheet';
import { GatewayChoice } from './GatewayChoice';

const { title: shortText, text: longText } = siteLengths;

/** Names, addresses, logos, footer and promises of the shop. */
export function CompanyFields() {
  return (
    <>
      <EditorSheet title="نام و تماس">
        <Grid minCell={260} gap={3}>
          <FormTextField name="companyName" label="نام فروشگاه" maxLength={shortText} />
          <FormTextField
            name="hours"
            label="ساعت پاسخ‌گویی (دلخواه)"
            maxLength={shortText}
            hint="مانند «شنبه تا پنجشنبه، ۹ تا ۱۸»"
          />
          <FormNumber
            name="lowStock"
            label="هشدار کمبود موجودی"
            hint="از این تعداد به پایین، خریدار «تنها … عدد» می‌بیند و میز خبر می‌دهد. صفر: هیچ‌وقت"
          />
          <div data-cell="whole">
            <FormTextField
              name="slogan"
              label="شعار (دلخواه)"
              maxLength={longText}
              optional
              hint="یک جمله زیر نام فروشگاه در پانوشت"
            />
          </div>
          <div data-cell="whole">
            <FormTextField name="footerCopyright" label="متن حق نشر در پانوشت" maxLength={longText} />
          </div>
        </Grid>
        <EntryList
          name="companyAddresses"
          entryName="نشانی"
          most={mostSiteEntries.addresses}
          create={() => ({ title: '', address: '', tell: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <Grid minCell={260} gap={3}>
              <FormTextField name={`${path}.title`} label="نام محل" maxLength={shortText} />
              <FormTextField
                name={`${path}.tell`}
                label="تلفن"
                dir="ltr"
                maxLength={30}
                hint="با رقم لاتین، مانند 021-91000000"
              />
              <div data-cell="whole">
                <FormTextArea name={`${path}.address`} label="نشانی" rows={2} maxLength={longText} />
              </div>
            </Grid>
          )}
        </EntryList>
      </EditorSheet>
      <EditorSheet title="لوگوها">
        <Text size="small" ink="muted">
          بدون لوگو، نشان آماده و نام فروشگاه نشان داده می‌شود.
        </Text>
        <FormPicture name="companyLogoUrl" optional label="لوگوی سربرگ" aspect="3 / 1" />
        <FormPicture name="footerLogo" optional label="لوگوی پانوشت" aspect="3 / 1" />
        <FormPicture name="promotionGalleryUrl" optional label="عکس جشنواره" aspect="16 / 9" />
        <FormLines name="loginImages" label="عکس‌های صفحهٔ ورود" hint="هر سطر نشانی یک عکس" />
      </EditorSheet>
      <EditorSheet title="قول‌های فروشگاه">
        <EntryList
          name="trust"
          entryName="قول"
          most={8}
          create={() => ({ icon: 'badge-check', title: '', text: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <Grid minCell={260} gap={3}>
              <FormTextField name={`${path}.title`} label="عنوان" maxLength={shortText} />
              <FormIcon name={`${path}.icon`} />
              <div data-cell="whole">
                <FormTextField name={`${path}.text`} label="متن" maxLength={longText} />
              </div>
            </Grid>
          )}
        </EntryList>
      </EditorSheet>
      <EditorSheet title="پانوشت">
        <EntryList
          name="footer"
          entryName="ستون"
          most={mostSiteEntries.footerColumns}
          create={() => ({ title: '', links: [] })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <>
              <FormTextField name={`${path}.title`} label="عنوان ستون" maxLength={shortText} />
              <EntryList
                name={`${path}.links`}
                entryName="پیوند"
                most={mostSiteEntries.footerLinks}
                create={() => ({ title: '', link: '' })}
                titleOf={({ title }) => title}
              >
                {(inner) => (
                  <Grid minCell={260} gap={3}>
                    <FormTextField name={`${inner}.title`} label="عنوان" maxLength={shortText} />
                    <FormLink name={`${inner}.link`} />
                  </Grid>
                )}
              </EntryList>
            </>
          )}
        </EntryList>
        <Heading level={3} size="title">
          نشانی سایت
        </Heading>
        <EntryList
          name="siteLink"
          entryName="نشانی سایت"
          most={8}
          create={() => ({ title: '', link: '', linkType: 2 })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <Grid minCell={260} gap={3}>
              <FormTextField name={`${path}.title`} label="عنوان" maxLength={shortText} />
              <FormLink name={`${path}.link`} />
              <FormNumber name={`${path}.linkType`} label="نوع" hint="۲ در پانوشت نشان داده می‌شود." />
            </Grid>
          )}
        </EntryList>
      </EditorSheet>
      <EditorSheet title="نشان‌های اعتماد">
        <Text size="small" ink="muted">
          مانند اینماد. عکس از همین فروشگاه، یا از trustseal.enamad.ir و logo.samandehi.ir.
        </Text>
        <EntryList
          name="licences"
          entryName="نشان"
          most={8}
          create={() => ({ title: '', imageUrl: '', link: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <Grid minCell={260} gap={3}>
              <FormTextField name={`${path}.title`} label="عنوان" maxLength={shortText} />
              <FormLink
                name={`${path}.imageUrl`}
                label="نشانی عکس"
                placeholder="https://trustseal.enamad.ir/…"
              />
              <FormLink name={`${path}.link`} label="صفحهٔ درستی‌سنجی" placeholder="https://" />
            </Grid>
          )}
        </EntryList>
      </EditorSheet>
      <EditorSheet title="پرداخت، تحویل و پشتیبانی">
        <GatewayChoice />
        <DeliveryFields />
        <EntryList
          name="departments"
          entryName="واحد پشتیبانی"
          most={20}
          create={(units) => ({ id: 1 + Math.max(0, ...units.map(({ id }) => Number(id))), title: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => <FormTextField name={`${path}.title`} label="نام واحد" maxLength={shortText} />}
        </EntryList>
      </EditorSheet>
      <LegalFields />
    </>
  );
}

/** The rule for the promised day of delivery; without one the shop promises none. */
function DeliveryFields() {
  const { setValue } = useFormContext();
  const delivery = useWatch({ name: 'delivery' });
  if (!delivery)
    return (
      <Text size="small" ink="muted">
        این فروشگاه روز تحویل قول نمی‌دهد.
      </Text>
    );
  return (
    <>
      <Grid minCell={260} gap={3}>
        <FormTextField name="delivery.city.title" label="شهر انبار" maxLength={shortText} />
        <FormNumber name="delivery.city.id" label="شمارهٔ شهر" />
        <FormNumber name="delivery.daysInCity" label="روز کاری در شهر انبار" />
        <FormNumber name="delivery.daysElsewhere" label="روز کاری در شهرهای دیگر" />
        <FormNumber name="delivery.cutoffHour" label="ساعت پایان سفارش روز" hint="۰ تا ۲۴" />
      </Grid>
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setValue('delivery', null, { shouldDirty: true })}
        >
          قول ندادن روز تحویل
        </Button>
      </div>
    </>
  );
}

/** The company as the law names it, for invoices. */
function LegalFields() {
  const { setValue } = useFormContext();
  const legal = useWatch({ name: 'legal' });
  const set = (value: object | null) => setValue('legal', value, { shouldDirty: true });
  return (
    <EditorSheet title="مشخصات حقوقی برای فاکتور">
      {legal ? (
        <>
          <Grid minCell={260} gap={3}>
            <FormTextField name="legal.name" label="نام ثبتی" maxLength={shortText} />
            <FormTextField name="legal.nationalId" label="شناسهٔ ملی" dir="ltr" maxLength={20} />
            <FormTextField name="legal.economicCode" label="کد اقتصادی" dir="ltr" maxLength={20} />
            <FormTextField name="legal.postalCode" label="کد پستی" dir="ltr" maxLength={20} />
          </Grid>
          <div>
            <Button variant="quiet" size="small" onClick={() => set(null)}>
              برداشتن مشخصات حقوقی
            </Button>
          </div>
        </>
      ) : (
        <div>
          <RowButton onClick={() => set({ name: '', nationalId: '', economicCode: '', postalCode: '' })}>
            افزودن مشخصات حقوقی
          </RowButton>
        </div>
      )}
    </EditorSheet>
  );
}
