import { useFormContext, useWatch } from 'react-hook-form';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormIcon, FormLines, FormLink, FormNumber, FormPicture } from '@/components/desk/kit/fields';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { Button } from '@/components/ui/kit/Button';
import { mostSiteEntries, siteLengths } from '@/contract/limits';
import { GatewayChoice } from './GatewayChoice';
import * as S from './siteEditor.styles';

const { title: shortText, text: longText } = siteLengths;

/** Names, addresses, logos, footer and promises of the shop. */
export function CompanyFields() {
  return (
    <>
      <S.Sheet>
        <h3>نام و تماس</h3>
        <S.Fields>
          <FormTextField name="companyName" label="نام فروشگاه" maxLength={shortText} />
          <FormTextField
            name="hours"
            label="ساعت پاسخ‌گویی (دلخواه)"
            maxLength={shortText}
            hint="مانند «شنبه تا پنجشنبه، ۹ تا ۱۸»"
          />
          <div className="wide">
            <FormTextField
              name="slogan"
              label="شعار (دلخواه)"
              maxLength={longText}
              optional
              hint="یک جمله زیر نام فروشگاه در پانوشت"
            />
          </div>
          <div className="wide">
            <FormTextField name="footerCopyright" label="متن حق نشر در پانوشت" maxLength={longText} />
          </div>
        </S.Fields>
        <EntryList
          name="companyAddresses"
          entryName="نشانی"
          most={mostSiteEntries.addresses}
          create={() => ({ title: '', address: '', tell: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <S.Fields>
              <FormTextField name={`${path}.title`} label="نام محل" maxLength={shortText} />
              <FormTextField
                name={`${path}.tell`}
                label="تلفن"
                dir="ltr"
                maxLength={30}
                hint="با رقم لاتین، مانند 021-91000000"
              />
              <div className="wide">
                <FormTextArea name={`${path}.address`} label="نشانی" rows={2} maxLength={longText} />
              </div>
            </S.Fields>
          )}
        </EntryList>
      </S.Sheet>
      <S.Sheet>
        <h3>لوگوها</h3>
        <p className="hint">بدون لوگو، نشان آماده و نام فروشگاه نشان داده می‌شود.</p>
        <FormPicture name="companyLogoUrl" optional label="لوگوی سربرگ" aspect="3 / 1" />
        <FormPicture name="footerLogo" optional label="لوگوی پانوشت" aspect="3 / 1" />
        <FormPicture name="promotionGalleryUrl" optional label="عکس جشنواره" aspect="16 / 9" />
        <FormLines name="loginImages" label="عکس‌های صفحهٔ ورود" hint="هر سطر نشانی یک عکس" />
      </S.Sheet>
      <S.Sheet>
        <h3>قول‌های فروشگاه</h3>
        <EntryList
          name="trust"
          entryName="قول"
          most={8}
          create={() => ({ icon: 'badge-check', title: '', text: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <S.Fields>
              <FormTextField name={`${path}.title`} label="عنوان" maxLength={shortText} />
              <FormIcon name={`${path}.icon`} />
              <div className="wide">
                <FormTextField name={`${path}.text`} label="متن" maxLength={longText} />
              </div>
            </S.Fields>
          )}
        </EntryList>
      </S.Sheet>
      <S.Sheet>
        <h3>پانوشت</h3>
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
                  <S.Fields>
                    <FormTextField name={`${inner}.title`} label="عنوان" maxLength={shortText} />
                    <FormLink name={`${inner}.link`} />
                  </S.Fields>
                )}
              </EntryList>
            </>
          )}
        </EntryList>
        <h3>نشانی سایت</h3>
        <EntryList
          name="siteLink"
          entryName="نشانی سایت"
          most={8}
          create={() => ({ title: '', link: '', linkType: 2 })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <S.Fields>
              <FormTextField name={`${path}.title`} label="عنوان" maxLength={shortText} />
              <FormLink name={`${path}.link`} />
              <FormNumber name={`${path}.linkType`} label="نوع" hint="۲ در پانوشت نشان داده می‌شود." />
            </S.Fields>
          )}
        </EntryList>
      </S.Sheet>
      <S.Sheet>
        <h3>نشان‌های اعتماد</h3>
        <p className="hint">
          مانند اینماد. عکس از همین فروشگاه، یا از trustseal.enamad.ir و logo.samandehi.ir.
        </p>
        <EntryList
          name="licences"
          entryName="نشان"
          most={8}
          create={() => ({ title: '', imageUrl: '', link: '' })}
          titleOf={({ title }) => title}
        >
          {(path) => (
            <S.Fields>
              <FormTextField name={`${path}.title`} label="عنوان" maxLength={shortText} />
              <FormLink
                name={`${path}.imageUrl`}
                label="نشانی عکس"
                placeholder="https://trustseal.enamad.ir/…"
              />
              <FormLink name={`${path}.link`} label="صفحهٔ درستی‌سنجی" placeholder="https://" />
            </S.Fields>
          )}
        </EntryList>
      </S.Sheet>
      <S.Sheet>
        <h3>پرداخت، تحویل و پشتیبانی</h3>
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
      </S.Sheet>
      <LegalFields />
    </>
  );
}

/** The rule for the promised day of delivery; without one the shop promises none. */
function DeliveryFields() {
  const { setValue } = useFormContext();
  const delivery = useWatch({ name: 'delivery' });
  if (!delivery) return <p className="hint">این فروشگاه روز تحویل قول نمی‌دهد.</p>;
  return (
    <>
      <S.Fields>
        <FormTextField name="delivery.city.title" label="شهر انبار" maxLength={shortText} />
        <FormNumber name="delivery.city.id" label="شمارهٔ شهر" />
        <FormNumber name="delivery.daysInCity" label="روز کاری در شهر انبار" />
        <FormNumber name="delivery.daysElsewhere" label="روز کاری در شهرهای دیگر" />
        <FormNumber name="delivery.cutoffHour" label="ساعت پایان سفارش روز" hint="۰ تا ۲۴" />
      </S.Fields>
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
    <S.Sheet>
      <h3>مشخصات حقوقی برای فاکتور</h3>
      {legal ? (
        <>
          <S.Fields>
            <FormTextField name="legal.name" label="نام ثبتی" maxLength={shortText} />
            <FormTextField name="legal.nationalId" label="شناسهٔ ملی" dir="ltr" maxLength={20} />
            <FormTextField name="legal.economicCode" label="کد اقتصادی" dir="ltr" maxLength={20} />
            <FormTextField name="legal.postalCode" label="کد پستی" dir="ltr" maxLength={20} />
          </S.Fields>
          <div>
            <Button variant="quiet" size="small" onClick={() => set(null)}>
              برداشتن مشخصات حقوقی
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => set({ name: '', nationalId: '', economicCode: '', postalCode: '' })}
          >
            افزودن مشخصات حقوقی
          </Button>
        </div>
      )}
    </S.Sheet>
  );
}
