import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { media } from '@/styles/media';

/** An address; the default one has an outline. */
export const Address = styled(Card)`
  &[data-default] {
    outline: 2px solid var(--accent-strong);
    outline-offset: -2px;
  }
  .chip {
    padding: 2px var(--space-2);
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-size: var(--text-caption);
    font-weight: 700;
  }
`;

export const AddressActions = styled(Row)`
  row-gap: 0;
  margin-block-end: calc(-1 * var(--space-2));

  button {
    color: var(--ink-2);
    font-weight: 600;
  }
  .remove:hover {
    ${media.hover} {
      color: var(--danger);
    }
  }
`;
