import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';

const ErrorLine = styled.p`
  color: var(--danger);
  font-size: var(--text-small);
  &:empty {
    display: none;
  }
`;

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
      <ErrorLine {...line} role="alert">
        {error}
      </ErrorLine>
    </>
  );
}
