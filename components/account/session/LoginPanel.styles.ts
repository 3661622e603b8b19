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
    padding: var(--space-3) var(--space-5) max(var(--space-6), env(safe-area-inset-bottom));
    ${media.md} {
      padding: var(--space-7) var(--space-8);
    }
  }
  .head {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    column-gap: var(--space-4);
  }
  .head h1,
  .head h2 {
    font-size: var(--text-heading);
    ${media.md} {
      grid-column: 1 / -1;
      margin-block-start: var(--space-5);
    }
  }
  .logo {
    display: none;
    align-items: center;
    justify-self: start;
    gap: var(--space-3);
    min-block-size: 44px;
    font-size: var(--text-heading);
    font-weight: 800;
    line-height: 1;
    ${media.md} {
      display: inline-flex;
    }
  }
  /* The close button is beside the title on phones and beside the logo on desktop. */
  .head > button,
  .head > a[aria-label] {
    margin-inline-end: calc(-1 * var(--space-2));
    grid-row: 1;
    grid-column: 2;
  }
`;
