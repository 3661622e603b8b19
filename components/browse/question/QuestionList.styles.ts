import styled from 'styled-components';
import { textList } from '@/components/ui/kit/textList';

/** The questions; the answers to each are a list inside its row. */
export const Questions = styled.ul`
  ${textList}

  .by b[data-by='shop'] {
    color: var(--accent-strong);
  }
  .answers {
    display: grid;
    gap: var(--space-2);
  }
  .answers > li {
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
`;
