import type { ReactNode } from 'react';
import { Grid } from './Grid';
import type { Space } from './props';

type Props = {
  /** On phones; 1 when missing. */
  columns?: 1 | 2;
  /** Between the lines, beside the height that a field reserves for its error; 2 when missing. */
  gap?: Space;
  children: ReactNode;
};

/** Short fields of a form, of which two share a line from tablets on. A field with `data-cell='whole'` takes the whole line. */
export const FormGrid = ({ gap = 2, ...rest }: Props) => (
  <Grid columnsTablet={2} gap={gap} data-fields="" {...rest} />
);
