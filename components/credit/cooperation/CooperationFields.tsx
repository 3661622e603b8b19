import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { PlaceFields } from '@/components/ui/form/PlaceFields';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Segments } from '@/components/ui/kit/Segments';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';
import type { BusinessKind, Cooperation } from '@/contract/cooperation';
import { cooperationLengths } from '@/contract/limits';
import type { FormValues } from './formValues';

const { name, number, address, description } = cooperationLengths;
const kinds = [
  { value: 'person', title: 'شخص' },
  { value: 'company', title: 'شرکت' },
] as const satisfies readonly { value: BusinessKind; title: string }[];

/** The categories of products that the merchant sells. */
function CategoryChoice({ options }: { options: Cooperation['categoryOptions'] }) {
  const { control } = useFormContext<FormValues>();
  const {
    field: { value, onChange, ref },
    fieldState: { error },
  } = useController({ control, name: 'categories' });
  const categories = useFieldLine(error?.message);
  return (
    <fieldset data-cell="whole" aria-describedby={categories.control['aria-describedby']}>
      <Text as="legend" size="small" ink="muted" weight="medium">
        گروه کالاهایی که می‌فروشید
      </Text>
      <Grid minCell={150} gap={1}>
        {options.map(({ id, title }, index) => (
          <Checkbox
            key={id}
            ref={index === 0 ? ref : undefined}
            checked={value.includes(id)}
            aria-invalid={categories.control['aria-invalid']}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
            }
          >
            {title}
          </Checkbox>
        ))}
      </Grid>
      <FormAlert reserved {...categories.line}>
        {error?.message}
      </FormAlert>
    </fieldset>
  );
}

/** The fields of a merchant's request, in the surrounding `FormProvider`. */
export function CooperationFields({ options }: { options: Cooperation['categoryOptions'] }) {
  const { control } = useFormContext<FormValues>();
  const isCompany = useWatch({ control, name: 'kind' }) === 'company';
  return (
    <FormGrid>
      <div data-cell="whole">
        <Controller
          control={control}
          name="kind"
          render={({ field: { value, onChange } }) => (
            <Segments label="نوع کسب‌وکار" choices={kinds} value={value} onChange={onChange} />
          )}
        />
      </div>
      <FormTextField
        name="businessName"
        label={isCompany ? 'نام ثبتی شرکت' : 'نام فروشگاه'}
        autoComplete="organization"
        maxLength={name}
      />
      <FormTextField
        name="contactName"
        label={isCompany ? 'نام مدیرعامل یا نماینده' : 'نام و نام خانوادگی مالک'}
        autoComplete="name"
        maxLength={name}
      />
      <FormTextField
        name="nationalId"
        label={isCompany ? 'شناسهٔ ملی شرکت' : 'کد ملی مالک'}
        hint={isCompany ? '۱۱ رقم' : '۱۰ رقم'}
        digits
        maxLength={number}
      />
      <FormTextField
        name="economicCode"
        label={isCompany ? 'کد اقتصادی' : 'کد اقتصادی (اختیاری)'}
        hint="۱۱، ۱۲ یا ۱۴ رقم"
        digits
        maxLength={number}
      />
      <FormTextField
        name="sheba"
        label="شمارهٔ شبا"
        hint="به نام مالک یا شرکت؛ IR و ۲۴ رقم"
        digits
        inputMode="text"
        maxLength={number}
      />
      <div data-cell="whole">
        <Controller
          control={control}
          name="asksShebaOwner"
          render={({ field: { value, onChange } }) => (
            <Checkbox checked={value ?? false} onChange={({ target }) => onChange(target.checked)}>
              فروشگاه می‌تواند نام صاحب این شبا را از بانک بپرسد. تنها نتیجهٔ مقایسه و تا پایان بررسی می‌ماند.
              (اختیاری)
            </Checkbox>
          )}
        />
      </div>
      <FormTextField
        name="mobile"
        label="موبایل برای هماهنگی"
        digits
        inputMode="tel"
        autoComplete="tel"
        maxLength={number}
      />
      <PlaceFields />
      <div data-cell="whole">
        <FormTextArea
          name="address"
          label="نشانی محل کسب"
          autoComplete="street-address"
          maxLength={address}
        />
      </div>
      <CategoryChoice options={options} />
      <div data-cell="whole">
        <FormTextArea
          name="description"
          label="دربارهٔ کسب‌وکار شما (اختیاری)"
          placeholder="سابقه، نشانی فروشگاه اینترنتی، میانگین فروش ماهانه…"
          maxLength={description}
        />
      </div>
    </FormGrid>
  );
}
