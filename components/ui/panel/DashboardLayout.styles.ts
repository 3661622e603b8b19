import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** The menu at the inline start, the page beside it. Phones show a title bar, and the menu on the first page only. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  /* As tall as the screen, so that a visible footer does not move when the content arrives. */
  min-block-size: 100dvh;
  padding-block-end: 48px;

  .head {
    order: -1;
    position: sticky;
    inset-block-start: 0;
    z-index: ${layers.header};
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 60px;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    background: var(--surface);
    box-shadow: inset 0 -1px 0 var(--line);
  }
  .head .back {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-start: -10px;
    border-radius: var(--radius-m);
  }
  .head .title {
    font-size: 18px;
    font-weight: 700;
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  .head .tool {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
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
  .side {
    display: grid;
    gap: 16px;
  }
  .content {
    display: grid;
    gap: 16px;
    align-content: start;
    min-inline-size: 0;
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
    gap: 0 24px;
    padding-block: 24px 64px;
    .side {
      grid-area: side;
      align-content: start;
    }
    .head {
      grid-area: head;
      position: static;
      z-index: auto;
      min-block-size: 48px;
      margin: 0 0 16px;
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
      font-size: 24px;
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
      gap: 24px;
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
  gap: 8px;
  inline-size: min(100%, 560px);
  margin: 24px auto 64px;
  padding-block-end: 32px;
  overflow: hidden;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  text-align: center;
  ${media.md} {
    margin-block-start: 48px;
  }

  .scene {
    inline-size: 100%;
    block-size: 200px;
    margin-block-end: 16px;
    padding-block-start: 24px;
    background: var(--hero-ground);
  }
  h1 {
    margin-inline: 16px;
    font-size: 20px;
  }
  p {
    margin-inline: 16px;
    color: var(--ink-2);
  }
  a {
    margin-block-start: 16px;
  }
`;
