import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** The end of the header: a promise where there is room, and the way back to the basket. */
export const HeaderEnd = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  > span {
    display: none;
    align-items: center;
    gap: 8px;
    ${media.tablet} {
      display: inline-flex;
    }
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    color: var(--ink);
    font-size: 14px;
    font-weight: 600;
    white-space: nowrap;
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
  }
`;

/** The page: the steps, with the summary beside them on wide screens. */
export const Page = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  min-block-size: 100dvh;
  padding-block: 16px 32px;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 24px;
    padding-block: 28px 64px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 400px;
  }

  > .whole {
    grid-column: 1 / -1;
  }
  > aside {
    ${media.belowMd} {
      display: none;
    }
    ${media.md} {
      position: sticky;
      inset-block-start: 24px;
    }
  }
`;

/** A white sheet. */
export const Sheet = styled.section`
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 24px;
    border-radius: var(--radius-xl);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 12px;
  ${media.md} {
    gap: 16px;
  }
`;

/** One step: open, done or later. */
export const Step = styled.li`
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 24px 32px;
    border-radius: var(--radius-xl);
  }

  > .head {
    display: flex;
    align-items: center;
    gap: 12px;
    ${media.md} {
      gap: 16px;
    }
  }
  .number {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--ink-3);
    font-size: 18px;
    font-weight: 800;
    line-height: 1;
  }
  &[data-state='open'] .number {
    background: var(--ink);
    color: var(--surface);
  }
  &[data-state='done'] .number {
    background: var(--success-ground);
    color: var(--success);
  }
  .head > div {
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  h2 {
    font-size: 16px;
    line-height: 1.6;
    ${media.md} {
      font-size: 18px;
    }
  }
  h2:focus {
    outline: none;
  }
  &[data-state='later'] h2 {
    color: var(--ink-3);
    font-weight: 600;
  }
  .head p {
    color: var(--ink-2);
    font-size: 13px;
    line-height: 1.7;
    ${media.md} {
      font-size: 14px;
    }
  }
  .change {
    flex: none;
    min-block-size: 44px;
    padding-inline: 8px;
    margin-inline-end: -8px;
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 700;
  }
  > .body {
    display: grid;
    gap: 12px;
    margin-block-start: 16px;
    ${media.md} {
      margin-block-start: 24px;
    }
  }
  .label {
    font-size: 14px;
    font-weight: 700;
  }
  .labels {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-block-start: 4px;
  }
  .labels small {
    color: var(--ink-3);
    font-size: 12px;
  }
  .go {
    display: grid;
    justify-items: start;
    gap: 8px;
    margin-block-start: 8px;
    ${media.belowMd} {
      display: none;
    }
    button {
      min-inline-size: 220px;
    }
  }
`;

/** Two cards beside each other where there is room. */
export const Pairs = styled.div`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  > .whole {
    grid-column: 1 / -1;
  }
`;

/** A dashed button that adds something to a list of cards. */
export const AddButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 52px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  font-weight: 600;
  font-size: 14px;
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
`;

/** The small text button beside a choice. */
export const CardAction = styled.button`
  min-block-size: 44px;
  margin: 4px;
  padding-inline: 12px;
  color: var(--accent-strong);
  font-size: 13px;
  font-weight: 700;
`;

/** On phones, today's amount and the main button at the foot of the screen. */
export const FootBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.stickyBar};
  display: grid;
  gap: 4px;
  padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
  background: var(--surface);
  border-block-start: 1px solid var(--line);
  ${media.md} {
    display: none;
  }
  body:has(&) {
    --sticky-bar-space: 88px;
    ${media.md} {
      --sticky-bar-space: 0px;
    }
  }
  > .row {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    min-block-size: 56px;
  }
  /* The reason of a closed button is above the amount and the button. */
  > .row > p {
    order: -1;
    flex-basis: 100%;
    margin-block-start: 4px;
  }
  .sum {
    display: grid;
    justify-items: start;
    min-block-size: 48px;
    text-align: start;
    white-space: nowrap;
  }
  .sum small {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--ink-2);
    font-size: 12px;
  }
  .sum b {
    font-size: 18px;
    font-weight: 900;
    line-height: 1.4;
  }
`;
