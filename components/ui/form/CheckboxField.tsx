import type { ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';

/**
 * A checkbox that a form asks for, and the line of its error. `aria-invalid` is for a line that also says errors of other
 * fields. The form lays both out.
 */
export function CheckboxField({
  error,
  ...checkbox
}: ComponentProps<typeof Checkbox> & { error: string | null }) {
  const { control, line } = useFieldLine(error);
  return (
    <>
      <Checkbox {...control} {...checkbox} />
      <FormAlert {...line}>{error}</FormAlert>
    </>
  );
}
