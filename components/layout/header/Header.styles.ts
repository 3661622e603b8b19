import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** Two rows: 60 + 48 px on phones, 76 + 48 px on desktop. `.rows` has the background, so that scrims lie beneath it. */
export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layers.header};
  transition: transform var(--time-move) var(--ease);
  &[data-hidden]:not(:focus-within):not(:has([aria-expanded='true'])) {
    transform: translateY(-100%);
  }

  > .rows {
    background: var(--surface);
    box-shadow: inset 0 -1px 0 var(--line);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-block-end: var(--space-3);
  }
  .logo {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    block-size: 60px;
    padding-inline-end: var(--space-2);
    font-size: var(--text-heading);
    font-weight: 800;
    line-height: 1;
  }
  /* A fixed height, and a greatest width that leaves room for the icons. */
  .logo img {
    inline-size: auto;
    max-inline-size: 160px;
    block-size: 40px;
    object-fit: contain;
  }
  .end {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    margin-inline-start: auto;
  }
  ${media.md} {
    .bar {
      flex-wrap: nowrap;
      block-size: 76px;
      gap: var(--space-6);
      padding-block-end: 0;
    }
    .end {
      gap: var(--space-4);
    }
    /* The guest's link and the customer's button have the same width, so that nothing moves after sign-in. */
    .person {
      min-inline-size: 168px;
    }
  }
`;

export const LoginLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 44px;
  padding-inline: var(--space-2);
  font-weight: 600;
  white-space: nowrap;
  border-radius: var(--radius-m);
  ${media.md} {
    block-size: 48px;
    border: 1px solid var(--line);
  }
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
`;
