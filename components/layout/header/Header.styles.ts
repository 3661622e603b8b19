import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** Two rows: 60 + 48 px on phones, 76 + 48 px on desktop. `.rows` has the background, so that scrims lie beneath it. */
export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layers.header};
  transition: transform 200ms var(--ease);
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
    padding-block-end: 12px;
    ${media.md} {
      flex-wrap: nowrap;
      block-size: 76px;
      gap: 24px;
      padding-block-end: 0;
    }
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    block-size: 60px;
    padding-inline-end: 8px;
    margin-inline-end: auto;
    font-size: 24px;
    font-weight: 800;
    line-height: 1;
    ${media.md} {
      margin-inline-end: 0;
      font-size: 28px;
    }
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
    gap: 4px;
    ${media.md} {
      gap: 16px;
      margin-inline-start: auto;
    }
  }
  /* The guest's link and the customer's button have the same width, so that nothing moves after sign-in. */
  .person {
    ${media.md} {
      min-inline-size: 168px;
    }
  }
`;

export const LoginLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 8px;
  font-weight: 600;
  white-space: nowrap;
  border-radius: var(--radius-m);
  ${media.md} {
    block-size: 48px;
    padding-inline: 16px;
    border: 1px solid var(--line);
  }
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
`;
