import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { ChangeButton, ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { PicturePicker } from '@/components/desk/kit/PicturePicker';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Picture } from '@/components/ui/kit/Picture';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import type { CatalogueChoices } from '@/contract/desk/catalogue';
import { productFields } from '@/contract/desk/productFields';
import { toPersianDigits } from '@/utils/digits';
import { CatalogueField, textProps } from './CatalogueField';
import type { ProductValues } from './productForm.schema';
import { newFields } from './typedFields';

const Thumb = styled.span`
  inline-size: 96px;
`;

/** The pictures of a product in their order; the first one is that of its card. */
export function PictureList({ colours }: { colours: CatalogueChoices['colours'] }) {
  const { control, watch, getFieldState, formState } = useFormContext<ProductValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'images' });
  const variants = watch('variants');
  const own = new Map(variants.map(({ colourValue, colourTitle }) => [colourValue, colourTitle]));
  const known = [...own].filter(([value]) => value !== '');
  const error = getFieldState('images', formState).error;

  return (
    <Card gap={4} aria-label="عکس‌ها">
      <Heading>عکس‌ها</Heading>
      <Grid minCell={440}>
        {fields.map(({ id, imageUrl }, index) => {
          const number = toPersianDigits(index + 1);
          return (
            <Card as="fieldset" tone="outlined" dense key={id}>
              <Text as="legend" weight="medium">
                {index === 0 ? `عکس ${number} (عکس کارت)` : `عکس ${number}`}
              </Text>
              <Actions>
                <Thumb>
                  <Picture src={imageUrl} alt="" width={96} full />
                </Thumb>
                <ChangeRowButton disabled={index === 0} onClick={() => move(index, index - 1)}>
                  پیش‌تر
                  <span className="visually-hidden">، عکس {number}</span>
                </ChangeRowButton>
                <ChangeRowButton
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  پس‌تر
                  <span className="visually-hidden">، عکس {number}</span>
                </ChangeRowButton>
                <ChangeButton variant="quiet" size="small" onClick={() => remove(index)}>
                  برداشتن
                  <span className="visually-hidden"> عکس {number}</span>
                </ChangeButton>
              </Actions>
              <Grid minCell={160} gap={3}>
                <FormTextField name={`images.${index}.alt`} {...textProps(productFields.images.fields.alt)} />
                <Controller
                  control={control}
                  name={`images.${index}.colour`}
                  render={({ field }) => (
                    <SelectField
                      {...field}
                      value={field.value || 'all'}
                      onChange={({ currentTarget: { value } }) =>
                        field.onChange(value === 'all' ? '' : value)
                      }
                      label={productFields.images.fields.colour.title}
                      placeholder="رنگ"
                      options={[
                        { value: 'all', title: 'همهٔ رنگ‌ها' },
                        ...known.map(([value, title]) => ({ value, title: title || value })),
                        ...(field.value && !own.has(field.value)
                          ? [
                              {
                                value: field.value,
                                title:
                                  colours.find(({ value }) => value === field.value)?.title ?? field.value,
                              },
                            ]
                          : []),
                      ]}
                    />
                  )}
                />
              </Grid>
              <CatalogueField name={`images.${index}.closeUp`} field={productFields.images.fields.closeUp} />
            </Card>
          );
        })}
      </Grid>
      {fields.length < productFields.images.most && (
        <PicturePicker
          label="افزودن عکس"
          hint="JPG، PNG یا WebP تا ۵ مگابایت. زمینهٔ شفاف می‌ماند."
          error={error?.message ?? null}
          onAdd={({ imageUrl }) => append({ ...newFields(productFields.images.fields), imageUrl })}
        />
      )}
    </Card>
  );
}
