import styled from 'styled-components';
import { IconRows } from '@/components/layout/personal/IconRows';
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
  .buttonSkeleton {
    inline-size: 72px;
    block-size: 44px;
    border-radius: var(--radius-m);
  }
`;

/** The confirmation dialog. Its first button is the harmless one. */
export const Question = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 24px;
  text-align: center;
  ${media.md} {
    padding: 32px;
  }
  .icon {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--radius-l);
    background: var(--danger-ground);
    color: var(--danger);
  }
  h2 {
    font-size: 18px;
  }
  p {
    color: var(--ink-2);
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    inline-size: 100%;
    margin-block-start: 12px;
  }
`;
