import { useFieldArray, useFormContext } from 'react-hook-form';
import { optionKinds } from '@/components/browse/productCard/optionKinds';
import * as S from '@/components/desk/kit/DeskForm.styles';
import { Button } from '@/components/ui/kit/Button';
import type { CatalogueChoices } from '@/contract/desk/catalogue';
import { variantFields } from '@/contract/desk/variantFields';
import { productCounts } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { CatalogueField } from './CatalogueField';
import { newVariant, type ProductValues } from './productForm.schema';

const icons = [
  { value: 'none', title: 'بی‌نماد' },
  ...Object.entries(optionKinds).map(([value, { title }]) => ({ value, title })),
];

const shownInGrid = keysOf(variantFields).filter(
  (name) => !['optionalImage', 'truth'].includes(variantFields[name].kind),
);

/** The variants of a product with their prices and stocks. A variant that was sold is hidden, never deleted. */
export function VariantList({ choices }: { choices: CatalogueChoices }) {
  const { control, setValue, getFieldState, formState, watch } = useFormContext<ProductValues>();
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
              {shownInGrid.map((field) => (
                <CatalogueField
                  key={field}
                  name={`${name}.${field}`}
                  field={variantFields[field]}
                  {...(field === 'colourTitle' && {
                    list: 'deskColours',
                    onBlur: ({ currentTarget }) => chooseColour(index, currentTarget.value),
                  })}
                  {...(field === 'guarantee' && { list: 'deskGuarantees' })}
                  {...(field === 'optionIcon' && { options: icons })}
                />
              ))}
            </div>
            <details>
              <summary>عکس رنگ و گزینه (اختیاری)</summary>
              <div className="grid">
                <CatalogueField name={`${name}.colourImageUrl`} field={variantFields.colourImageUrl} />
                {variant?.optionTitle && (
                  <CatalogueField name={`${name}.optionImageUrl`} field={variantFields.optionImageUrl} />
                )}
              </div>
            </details>
            <div className="buttons">
              <CatalogueField name={`${name}.active`} field={variantFields.active} />
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
            تنوع جدید
          </Button>
        </div>
      )}
    </S.Section>
  );
}
