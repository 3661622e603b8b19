import styled from 'styled-components';
import { Link } from '@/components/ui/firstLoad/Link';
import { media } from '@/styles/media';

/** The login page: a bottom sheet on phones, a centred panel on wider screens, with the stair beside it on desktop. */
export const Page = styled.div`
  display: grid;
  align-items: end;
  min-block-size: 100dvh;
  padding-block-start: 96px;
  background: var(--scrim);
  ${media.tablet} {
    place-items: center;
    padding: 24px;
    background: var(--ground);
  }

  > section {
    overflow: hidden;
    inline-size: 100%;
    border-radius: var(--radius-xl) var(--radius-xl) 0 0;
    background: var(--surface);
    box-shadow: var(--shadow-lifted);
    ${media.tablet} {
      inline-size: min(480px, 100%);
      border-radius: var(--radius-xl);
    }
    ${media.md} {
      inline-size: min(900px, 100%);
    }
  }
  /* The handle of the bottom sheet, as in the dialog. */
  > section::before {
    content: '';
    display: block;
    inline-size: 40px;
    block-size: 5px;
    margin: 12px auto 0;
    border-radius: var(--radius-full);
    background: var(--line);
    ${media.tablet} {
      display: none;
    }
  }
`;

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

/** The form of one step: an introduction, fields, an error, one button and further actions. */
export const Step = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;

  .lead {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 8px;
    margin-block: 4px 16px;
    color: var(--ink-2);
    font-size: 14px;
    ${media.md} {
      margin-block-end: 20px;
    }
  }
  .lead b {
    color: var(--ink);
    font-weight: 700;
  }
  .fields {
    display: grid;
    gap: 4px;
  }
  .fields > .error {
    margin-block: 0 8px;
    font-size: 12px;
    text-align: center;
    ${media.md} {
      font-size: 13px;
    }
  }
  .error {
    min-block-size: 24px;
    margin-block: 0 12px;
    color: var(--danger);
    font-size: 13px;
    font-weight: 500;
    line-height: 24px;
  }
  .foot {
    display: grid;
    justify-items: center;
    gap: 4px;
    margin-block-start: auto;
  }
  .foot > button[type='submit'] {
    margin-block-end: 4px;
  }
  .reason {
    color: var(--ink-3);
    font-size: 12px;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: 24px;
  }
`;

/** A secondary action, styled as text. */
export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  color: var(--accent-strong);
  font-size: 13px;
  font-weight: 600;
  ${media.hover} {
    &:hover {
      color: var(--accent-deep);
    }
  }
  &[aria-disabled='true'] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

/** The countdown to the next code, then the buttons that request it. */
export const Resend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: 20px;
  min-block-size: 44px;
  color: var(--ink-3);
  font-size: 13px;
  b {
    color: var(--ink);
    font-weight: 700;
  }
`;

/** Shown for a moment after the last step. */
export const Done = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  min-block-size: 220px;
  text-align: center;
  svg {
    color: var(--success);
  }
  p {
    color: var(--ink-2);
  }
`;

/** Stone steps that descend from the inline end; desktop only. */
export const Scene = styled.div`
  position: relative;
  display: none;
  overflow: hidden;
  background: var(--hero-ground);
  ${media.md} {
    display: block;
  }

  p {
    padding: 44px 40px 0;
    font-size: 24px;
    font-weight: 800;
    line-height: 1.5;
  }
  .stair {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    display: flex;
    flex-direction: row-reverse;
    align-items: flex-end;
    block-size: 560px;
  }
  .stair > span {
    position: relative;
    flex: var(--width);
    min-inline-size: 0;
    block-size: var(--height);
    background: var(--stone-face);
  }
  .stair > span::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    block-size: 10px;
    background: var(--stone-top);
    border-block-start: 1px solid var(--stone-edge);
  }
  .stair img {
    position: absolute;
    inset-block-end: calc(100% - 4px);
    inset-inline-start: 50%;
    translate: 50% 11%;
    inline-size: var(--picture);
    max-inline-size: none;
    block-size: auto;
    aspect-ratio: 1;
    object-fit: contain;
  }
`;

/** The profile step, which has its own form. */
export const Profile = styled.div`
  display: grid;
  .lead {
    margin-block: 4px 16px;
    color: var(--ink-2);
  }
  > button {
    justify-self: center;
    margin-block-start: 4px;
  }
`;
