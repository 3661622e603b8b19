import type { ComponentProps } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { FormPicture } from '@/components/desk/kit/fields';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Switch } from '@/components/ui/kit/Switch';
import { deskFieldMessages, type Field } from '@/contract/desk/fields';

/** The props of a text control for a field of a product or variant. */
export const textProps = ({
  title,
  label = title,
  hint,
  placeholder,
  isLatin,
  longest,
  ...field
}: Field) => ({
  label,
  hint,
  placeholder,
  ...(isLatin && { dir: 'ltr' }),
  // A list has this length for each line, and a text that is cleaned may be typed longer than it is stored.
  maxLength: field.kind === 'texts' || field.clean ? undefined : longest,
});

type Props = Pick<ComponentProps<typeof FormTextField>, 'hint' | 'list' | 'onBlur'> & {
  name: string;
  field: Field;
  options?: ComponentProps<typeof SelectField>['options'];
};

/** The control of a field of a product or variant in the form around it. */
export function CatalogueField({ name, field, options = [], ...given }: Props) {
  const { register, control } = useFormContext();
  const props = { name, ...textProps(field), ...given };
  const { label } = props;
  switch (field.kind) {
    case 'truth':
      return <Switch label={label} {...register(name)} />;
    case 'optionalImage':
      return <FormPicture name={name} label={label} optional />;
    case 'choice':
    case 'icon':
      return (
        <Controller
          control={control}
          name={name}
          render={({ field: { value, onChange, ...bound }, fieldState }) => (
            <SelectField
              {...bound}
              value={value || (field.kind === 'icon' ? 'none' : '')}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.value === 'none' ? '' : currentTarget.value)
              }
              label={label}
              placeholder={field.kind === 'icon' ? 'نماد' : deskFieldMessages.choose(label)}
              options={options}
              error={fieldState.error?.message ?? null}
            />
          )}
        />
      );
    case 'longText':
    case 'texts':
      return (
        <div style={{ gridColumn: '1 / -1' }}>
          <FormTextArea name={name} {...textProps(field)} {...(field.kind === 'texts' && { rows: 2 })} />
        </div>
      );
    case 'toman':
    case 'optionalToman':
    case 'count':
      return <FormTextField {...props} digits />;
    case 'instant':
      return <FormTextField {...props} digits inputMode="text" />;
    default:
      return <FormTextField {...props} />;
  }
}
