import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import * as S from '@/components/desk/kit/DeskForm.styles';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { Button } from '@/components/ui/kit/Button';
import { SelectField } from '@/components/ui/kit/SelectField';
import { productLengths as lengths, productCounts } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import type { ProductValues } from './productForm.schema';

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
      <S.Section as="section" aria-label="ویژگی‌های برجسته">
        <h2>ویژگی‌های برجسته</h2>
        {highlights.fields.map(({ id }, index) => (
          <S.Row key={id}>
            <legend>ویژگی {toPersianDigits(index + 1)}</legend>
            <div className="grid">
              <Controller
                control={control}
                name={`highlights.${index}.icon`}
                render={({ field }) => (
                  <SelectField {...field} label="نماد" placeholder="نماد" options={icons} />
                )}
              />
              <FormTextField name={`highlights.${index}.title`} label="عنوان" maxLength={lengths.short} />
              <FormTextField name={`highlights.${index}.value`} label="مقدار" maxLength={lengths.value} />
            </div>
            <Remove name={`ویژگی ${toPersianDigits(index + 1)}`} onRemove={() => highlights.remove(index)} />
          </S.Row>
        ))}
        <Add
          isFull={highlights.fields.length >= productCounts.highlights}
          onAdd={() => highlights.append({ icon: 'screen', title: '', value: '' })}
        >
          ویژگی تازه
        </Add>
      </S.Section>
      <S.Section as="section" aria-label="معرفی">
        <h2>معرفی</h2>
        {story.fields.map(({ id }, index) => (
          <S.Row key={id}>
            <legend>بند {toPersianDigits(index + 1)}</legend>
            <FormTextField name={`story.${index}.title`} label="عنوان" maxLength={lengths.title} />
            <FormTextArea name={`story.${index}.text`} label="متن" maxLength={lengths.story} />
            <Remove name={`بند ${toPersianDigits(index + 1)}`} onRemove={() => story.remove(index)} />
          </S.Row>
        ))}
        <Add
          isFull={story.fields.length >= productCounts.story}
          onAdd={() => story.append({ title: '', text: '' })}
        >
          بند تازه
        </Add>
      </S.Section>
      <S.Section as="section" aria-label="مشخصات فنی">
        <h2>مشخصات فنی</h2>
        {specs.fields.map(({ id }, index) => (
          <S.Row key={id}>
            <legend>گروه {toPersianDigits(index + 1)}</legend>
            <FormTextField name={`specs.${index}.group`} label="عنوان گروه" maxLength={lengths.short} />
            <FormTextArea
              name={`specs.${index}.rows`}
              label="مشخصات"
              rows={4}
              hint="هر سطر «عنوان: مقدار»، مانند «وزن: ۲۱۸ گرم»"
            />
            <Remove name={`گروه ${toPersianDigits(index + 1)}`} onRemove={() => specs.remove(index)} />
          </S.Row>
        ))}
        <Add
          isFull={specs.fields.length >= productCounts.specGroups}
          onAdd={() => specs.append({ group: '', rows: '' })}
        >
          گروه تازه
        </Add>
      </S.Section>
    </>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <div className="buttons">
      <Button variant="quiet" size="small" onClick={onRemove}>
        برداشتن<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

function Add({ isFull, onAdd, children }: { isFull: boolean; onAdd: () => void; children: string }) {
  if (isFull) return null;
  return (
    <div>
      <Button variant="secondary" size="small" onClick={onAdd}>
        {children}
      </Button>
    </div>
  );
}
