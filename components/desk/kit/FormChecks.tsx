import { Checkbox } from '@/components/ui/kit/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { type Named, useField } from './fields';

/** Boxes for the values of a list. @param all title of a box for every value; the field is null while it is checked */
export function FormChecks({
  name,
  label,
  choices,
  all,
}: Named & { choices: readonly { value: string | number; title: string }[]; all?: string }) {
  const { value, onChange, error } = useField(name);
  const chosen: readonly (string | number)[] = value ?? [];
  return (
    <fieldset data-cell="whole">
      <Text as="legend" size="small" ink="muted" weight="medium">
        {label}
      </Text>
      <Row wrap gap={4}>
        {all && (
          <Checkbox
            checked={value === null}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : [])}
          >
            {all}
          </Checkbox>
        )}
        {(!all || value !== null) &&
          choices.map((one) => (
            <Checkbox
              key={one.value}
              checked={chosen.includes(one.value)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked
                    ? [...chosen, one.value]
                    : chosen.filter((other) => other !== one.value),
                )
              }
            >
              {one.title}
            </Checkbox>
          ))}
      </Row>
      {error && (
        <Text size="caption" ink="danger">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
