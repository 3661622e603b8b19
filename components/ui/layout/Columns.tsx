import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  ${media.lg} {
    grid-template-columns: var(--columns);
    gap: var(--space-6);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

type Props = ComponentProps<'div'> & {
  /** Tracks of a grid: `minmax(0, 1fr) 340px`. */
  widths: string;
};

/** Two columns from `media.lg` on, one before. A `div` in it has its cards below each other. */
export const Columns = ({ widths, ...rest }: Props) => <Root style={{ '--columns': widths }} {...rest} />;
