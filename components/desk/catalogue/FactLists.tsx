import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { ChangeButton, ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { productFields } from '@/contract/desk/productFields';
import { toPersianDigits } from '@/utils/digits';
import { textProps } from './CatalogueField';
import type { ProductValues } from './productForm.schema';
import { newFields } from './typedFields';

const icons = [
  { value: 'screen', title: 'صفحه' },
  { value: 'camera', title: 'دوربین' },
  { value: 'battery', title: 'باتری' },
  { value: 'chip', title: 'پردازنده' },
  { value: 'weight', title: 'وزن' },
  { value: 'audio', title: 'صدا' },
  { value: 'wireless', title: 'بی‌سیم' },
  { value: 'storage', title: 'حافظه' },
  { value: 'shield', title: 'محافظت' },
  { value: 'game', title: 'بازی' },
  { value: 'power', title: 'توان' },
  { value: 'size', title: 'اندازه' },
];

/** The texts of a product below its prices: highlights, story, specifications. */
export function FactLists() {
  const { control } = useFormContext<ProductValues>();
  const highlights = useFieldArray({ control, name: 'highlights' });
  const story = useFieldArray({ control, name: 'story' });
  const specs = useFieldArray({ control, name: 'specs' });

  return (
    <>
      <Card gap={4} aria-label="ویژگی‌های برجسته">
        <Heading>ویژگی‌های برجسته</Heading>
        {highlights.fields.map(({ id }, index) => (
          <Card as="fieldset" tone="outlined" dense key={id}>
            <Text as="legend" weight="medium">
              ویژگی {toPersianDigits(index + 1)}
            </Text>
            <Grid minCell={160} gap={3}>
              <Controller
                control={control}
                name={`highlights.${index}.icon`}
                render={({ field }) => (
                  <SelectField {...field} label="نماد" placeholder="نماد" options={icons} />
                )}
              />
              <FormTextField
                name={`highlights.${index}.title`}
                {...textProps(productFields.highlights.fields.title)}
              />
              <FormTextField
                name={`highlights.${index}.value`}
                {...textProps(productFields.highlights.fields.value)}
              />
            </Grid>
            <Remove name={`ویژگی ${toPersianDigits(index + 1)}`} onRemove={() => highlights.remove(index)} />
          </Card>
        ))}
        <Add
          isFull={highlights.fields.length >= productFields.highlights.most}
          onAdd={() => highlights.append(newFields(productFields.highlights.fields))}
        >
          ویژگی جدید
        </Add>
      </Card>
      <Card gap={4} aria-label="معرفی">
        <Heading>معرفی</Heading>
        {story.fields.map(({ id }, index) => (
          <Card as="fieldset" tone="outlined" dense key={id}>
            <Text as="legend" weight="medium">
              بند {toPersianDigits(index + 1)}
            </Text>
            <FormTextField name={`story.${index}.title`} {...textProps(productFields.story.fields.title)} />
            <FormTextArea name={`story.${index}.text`} {...textProps(productFields.story.fields.text)} />
            <Remove name={`بند ${toPersianDigits(index + 1)}`} onRemove={() => story.remove(index)} />
          </Card>
        ))}
        <Add
          isFull={story.fields.length >= productFields.story.most}
          onAdd={() => story.append(newFields(productFields.story.fields))}
        >
          بند جدید
        </Add>
      </Card>
      <Card gap={4} aria-label="مشخصات فنی">
        <Heading>مشخصات فنی</Heading>
        {specs.fields.map(({ id }, index) => (
          <Card as="fieldset" tone="outlined" dense key={id}>
            <Text as="legend" weight="medium">
              گروه {toPersianDigits(index + 1)}
            </Text>
            <FormTextField name={`specs.${index}.group`} {...textProps(productFields.specs.fields.group)} />
            <FormTextArea
              name={`specs.${index}.rows`}
              rows={4}
              {...textProps(productFields.specs.fields.rows)}
            />
            <Remove name={`گروه ${toPersianDigits(index + 1)}`} onRemove={() => specs.remove(index)} />
          </Card>
        ))}
        <Add
          isFull={specs.fields.length >= productFields.specs.most}
          onAdd={() => specs.append(newFields(productFields.specs.fields))}
        >
          گروه جدید
        </Add>
      </Card>
    </>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Actions>
      <ChangeButton variant="quiet" size="small" onClick={onRemove}>
        برداشتن<span className="visually-hidden"> {name}</span>
      </ChangeButton>
    </Actions>
  );
}

function Add({ isFull, onAdd, children }: { isFull: boolean; onAdd: () => void; children: string }) {
  if (isFull) return null;
  return (
    <div>
      <ChangeRowButton onClick={onAdd}>{children}</ChangeRowButton>
    </div>
  );
}
