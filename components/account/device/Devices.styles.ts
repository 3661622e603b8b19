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
      padding-inline: 24px;
    }
  }
  .here {
    justify-self: start;
    padding: 2px 10px;
    border-radius: var(--radius-full);
    background: var(--success-ground);
    color: var(--success);
    font-size: 12px;
    font-weight: 700;
  }
`;
