import styled from 'styled-components';
import { TextList } from '@/components/ui/kit/TextList';

/** Pictures of buyers beside each other, on one line that scrolls. */
export const Pictures = styled.ul`
  overflow-x: auto;
  scrollbar-width: none;
  img {
    inline-size: 96px;
    max-inline-size: none;
    block-size: 96px;
    object-fit: cover;
    border-radius: var(--radius-m);
    background: var(--stone-ground);
  }
`;

export const Reviews = styled(TextList)`
  [data-kind] li::before {
    content: '+ ';
    color: var(--success);
    font-weight: 700;
  }
  [data-kind='cons'] li::before {
    content: '− ';
    color: var(--danger);
  }
  > li > button[aria-pressed='true'] {
    border-color: var(--accent-strong);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;
