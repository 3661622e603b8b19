import styled from 'styled-components';
import { IconRows } from '@/components/ui/panel/IconRows';
import { media } from '@/styles/media';

/** The list of signed-in devices. */
export const List = styled(IconRows)`
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  > li {
    min-block-size: 84px;
    ${media.md} {
      padding-inline: var(--space-6);
    }
  }
  .here {
    justify-self: start;
    padding: 2px var(--space-2);
    border-radius: var(--radius-full);
    background: var(--success-ground);
    color: var(--success);
    font-size: var(--text-caption);
    font-weight: 700;
  }
`;
