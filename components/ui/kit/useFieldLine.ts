import { useId } from 'react';

/** Attributes that mark a control as wrong and name the line that describes it. */
export type LineProps = {
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/**
 * Connects a control with the line of its error or hint. Spread `control` on the control and `line` on the line. In a
 * fieldset of several controls, `aria-describedby` stands on the fieldset and `aria-invalid` on its controls. `id` is for the
 * label or the name of radio buttons. A line that the page has only while the value is wrong describes nothing else:
 * `whileInvalid`.
 */
export function useFieldLine(
  error: string | null | undefined,
  describes: 'always' | 'whileInvalid' = 'always',
) {
  const id = useId();
  const line = `${id}line`;
  const control: LineProps = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || describes === 'always' ? line : undefined,
  };
  return { id, control, line: { id: line } };
}
