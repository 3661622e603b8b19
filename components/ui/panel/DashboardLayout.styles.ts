import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** The menu at the inline start, the page beside it. Phones show a title bar, and the menu on the first page only. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  /* As tall as the screen, so that a visible footer does not move when the content arrives. */
  min-block-size: 100dvh;
  padding-block-end: var(--space-8);

  .head {
    order: -1;
    position: sticky;
    inset-block-start: 0;
    z-index: ${layers.header};
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 60px;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    background: var(--surface);
    box-shadow: inset 0 -1px 0 var(--line);
  }
  .head .back,
  .head .tool {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
  }
  .head .back {
    margin-inline-start: calc(-1 * var(--space-2));
  }
  .head .title {
    font-size: var(--text-title);
    font-weight: 700;
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  .head .tool i {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 10px;
    inline-size: 9px;
    block-size: 9px;
    border-radius: var(--radius-full);
    background: var(--accent);
    box-shadow: 0 0 0 2px var(--surface);
  }
  .leave {
    justify-self: center;
  }

  ${media.belowMd} {
    &:not([data-overview]) .side {
      display: none;
    }
    /* The title bar replaces the shop's header. */
    body:has(&) header[data-shop-header] {
      display: none;
    }
  }
  ${media.md} {
    display: grid;
    grid-template: 'side head' auto 'side content' 1fr / 270px minmax(0, 1fr);
    gap: 0 var(--space-6);
    padding-block: var(--space-6) var(--space-8);
    .side {
      grid-area: side;
    }
    .head {
      grid-area: head;
      position: static;
      z-index: auto;
      min-block-size: 48px;
      margin: 0 0 var(--space-4);
      padding: 0;
      background: none;
      box-shadow: none;
    }
    .head .back,
    .head .tool,
    .leave {
      display: none;
    }
    .head .title {
      font-size: var(--text-heading);
    }
    &[data-overview] .head {
      position: absolute;
      inline-size: 1px;
      min-block-size: 1px;
      block-size: 1px;
      margin: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .content {
      grid-area: content;
      gap: var(--space-6);
    }
    &[data-guest] {
      display: block;
      padding-block: 0;
    }
    &[data-guest] .head {
      display: none;
    }
  }
  ${media.lg} {
    grid-template-columns: 292px minmax(0, 1fr);
  }
`;

/** Invites a guest to sign in. */
export const SignIn = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  inline-size: min(100%, 560px);
  margin: var(--space-6) auto var(--space-8);
  padding-block-end: var(--space-7);
  overflow: hidden;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  text-align: center;
  ${media.md} {
    margin-block-start: var(--space-8);
  }

  .scene {
    inline-size: 100%;
    block-size: 200px;
    margin-block-end: var(--space-4);
    padding-block-start: var(--space-6);
    background: var(--hero-ground);
  }
  h1,
  p {
    margin-inline: var(--space-4);
  }
  a {
    margin-block-start: var(--space-4);
  }
`;
