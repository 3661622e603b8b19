import { SelectField } from '@/components/ui/kit/SelectField';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; title: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A filter of a list of the desk, of which one option is always chosen. */
export function FilterField<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  return (
    <SelectField
      label={label}
      placeholder={label}
      options={options}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen) onChoose(chosen.value);
      }}
    />
  );
}
