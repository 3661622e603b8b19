import { useFieldArray, useFormContext } from 'react-hook-form';
import { optionKinds } from '@/components/browse/productCard/optionKinds';
import { ChangeButton, ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { PlusDetails } from '@/components/ui/kit/PlusDetails';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
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
    <Card gap={4} aria-label="تنوع‌ها و قیمت‌ها">
      <Heading>تنوع‌ها و قیمت‌ها</Heading>
      <FormAlert>{error?.message}</FormAlert>
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
          <Card as="fieldset" tone="outlined" dense key={id}>
            <Text as="legend" weight="medium">
              {shown || `تنوع ${toPersianDigits(index + 1)}`}
            </Text>
            <Grid minCell={160} gap={3}>
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
            </Grid>
            <PlusDetails title="عکس رنگ و گزینه (اختیاری)">
              <Grid minCell={160} gap={3}>
                <CatalogueField name={`${name}.colourImageUrl`} field={variantFields.colourImageUrl} />
                {variant?.optionTitle && (
                  <CatalogueField name={`${name}.optionImageUrl`} field={variantFields.optionImageUrl} />
                )}
              </Grid>
            </PlusDetails>
            <Actions>
              <CatalogueField name={`${name}.active`} field={variantFields.active} />
              {variant?.variantId === '' && (
                <ChangeButton variant="quiet" size="small" onClick={() => remove(index)}>
                  برداشتن این تنوع
                </ChangeButton>
              )}
            </Actions>
          </Card>
        );
      })}
      {fields.length < productCounts.variants && (
        <div>
          <ChangeRowButton
            onClick={() => {
              const last = variants.at(-1);
              append({ ...newVariant, guarantee: last?.guarantee ?? '', price: last?.price ?? '' });
            }}
          >
            تنوع جدید
          </ChangeRowButton>
        </div>
      )}
    </Card>
  );
}
