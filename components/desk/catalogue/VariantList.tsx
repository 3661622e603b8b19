import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { optionKinds } from '@/components/browse/productCard/optionKinds';
import * as S from '@/components/desk/kit/DeskForm.styles';
import { FormPicture } from '@/components/desk/kit/fields';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Button } from '@/components/ui/kit/Button';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Switch } from '@/components/ui/kit/Switch';
import type { CatalogueChoices } from '@/contract/desk/catalogue';
import { productCounts } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { newVariant, type ProductValues } from './productForm.schema';

const icons = [
  { value: 'none', title: 'بی‌نماد' },
  ...Object.entries(optionKinds).map(([value, { title }]) => ({ value, title })),
];

/** The variants of a product with their prices and stocks. A variant that was sold is hidden, never deleted. */
export function VariantList({ choices }: { choices: CatalogueChoices }) {
  const { control, register, setValue, getFieldState, formState, watch } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'variants' });
  const variants = watch('variants');
  const error = getFieldState('variants', formState).error;

  /** A known colour brings its code. */
  function chooseColour(index: number, title: string) {
    const known = choices.colours.find((one) => one.title === title.trim());
    if (known && !variants[index]?.colourValue)
      setValue(`variants.${index}.colourValue`, known.value, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <S.Section as="section" aria-label="تنوع‌ها و قیمت‌ها">
      <h2>تنوع‌ها و قیمت‌ها</h2>
      {typeof error?.message === 'string' && (
        <p className="wrong" role="alert">
          {error.message}
        </p>
      )}
      <datalist id="deskColours">
        {choices.colours.map(({ title, value }) => (
          <option key={value} value={title} />
        ))}
      </datalist>
      <datalist id="deskGuarantees">
        {choices.guarantees.map((guarantee) => (
          <option key={guarantee} value={guarantee} />
        ))}
      </datalist>
      {fields.map(({ id }, index) => {
        const variant = variants[index];
        const name = `variants.${index}` as const;
        const shown = [variant?.colourTitle, variant?.optionTitle].filter(Boolean).join('، ');
        return (
          <S.Row key={id}>
            <legend>{shown || `تنوع ${toPersianDigits(index + 1)}`}</legend>
            <div className="grid">
              <FormTextField
                name={`${name}.colourTitle`}
                label="رنگ"
                list="deskColours"
                onBlur={({ currentTarget }) => chooseColour(index, currentTarget.value)}
              />
              <FormTextField name={`${name}.colourValue`} label="کد رنگ" dir="ltr" placeholder="#1C1E26" />
              <FormTextField name={`${name}.optionTitle`} label="گزینه (اختیاری)" hint="حافظه، اندازه…" />
              <Controller
                control={control}
                name={`${name}.optionIcon`}
                render={({ field }) => (
                  <SelectField
                    {...field}
                    value={field.value || 'none'}
                    onChange={({ currentTarget: { value } }) => field.onChange(value === 'none' ? '' : value)}
                    label="نماد گزینه"
                    placeholder="نماد"
                    options={icons}
                  />
                )}
              />
              <FormTextField name={`${name}.guarantee`} label="گارانتی" list="deskGuarantees" />
              <FormTextField name={`${name}.sku`} label="کد کالا (اختیاری)" dir="ltr" />
              <FormTextField name={`${name}.price`} label="قیمت (تومان)" digits />
              <FormTextField name={`${name}.discount`} label="تخفیف (تومان)" digits />
              <FormTextField name={`${name}.promotionPrice`} label="قیمت ویژه (تومان)" digits />
              <FormTextField
                name={`${name}.promotionTo`}
                label="پایان قیمت ویژه"
                digits
                inputMode="text"
                hint="۱۴۰۵/۰۹/۰۲ ۱۸:۳۰"
              />
              <FormTextField name={`${name}.stock`} label="موجودی" digits />
              <FormTextField name={`${name}.maxBuy`} label="حداکثر خرید" digits />
            </div>
            <details>
              <summary>عکس رنگ و گزینه (اختیاری)</summary>
              <div className="grid">
                <FormPicture name={`${name}.colourImageUrl`} label="عکس رنگ" optional />
                {variant?.optionTitle && (
                  <FormPicture name={`${name}.optionImageUrl`} label="عکس گزینه" optional />
                )}
              </div>
            </details>
            <div className="buttons">
              <Switch label="فروخته می‌شود" {...register(`${name}.active`)} />
              {variant?.variantId === '' && (
                <Button variant="quiet" size="small" onClick={() => remove(index)}>
                  برداشتن این تنوع
                </Button>
              )}
            </div>
          </S.Row>
        );
      })}
      {fields.length < productCounts.variants && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              const last = variants.at(-1);
              append({ ...newVariant, guarantee: last?.guarantee ?? '', price: last?.price ?? '' });
            }}
          >
            تنوع تازه
          </Button>
        </div>
      )}
    </S.Section>
  );
}
