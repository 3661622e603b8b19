import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { media } from '@/styles/media';

/** The page's close button: a link, so that it works without JavaScript. */
export const Close = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-m);
`;

/** The current step at the inline start, the stair at the inline end. */
export const Panel = styled.div`
  display: grid;
  ${media.md} {
    grid-template-columns: 5fr 4fr;
    min-block-size: 560px;
  }

  > .pane {
    display: flex;
    flex-direction: column;
    justify-self: center;
    inline-size: min(480px, 100%);
    min-inline-size: 0;
    padding: 12px 20px max(24px, env(safe-area-inset-bottom));
    ${media.md} {
      padding: 40px 48px 32px;
    }
  }
  .head {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    column-gap: 16px;
  }
  .head h1,
  .head h2 {
    min-inline-size: 0;
    font-size: 18px;
    ${media.md} {
      grid-column: 1 / -1;
      margin-block-start: 20px;
      font-size: 24px;
    }
  }
  .logo {
    display: none;
    align-items: center;
    justify-self: start;
    gap: 12px;
    min-block-size: 44px;
    font-size: 26px;
    font-weight: 800;
    line-height: 1;
    ${media.md} {
      display: inline-flex;
    }
  }
  /* The close button is beside the title on phones and beside the logo on desktop. */
  .head > button,
  .head > a[aria-label] {
    margin-inline-end: -10px;
    grid-row: 1;
    grid-column: 2;
  }
`;
