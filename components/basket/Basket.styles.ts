import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

export const Drawer = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  > .head {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 24px;
    border-block-end: 1px solid var(--line);
  }
  > .head h2 {
    font-size: 18px;
  }
  .count {
    padding: 2px 12px;
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-size: 12px;
    font-weight: 600;
  }
  .clear {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    margin-inline-start: auto;
    font-size: 13px;
    color: var(--ink-2);
  }
  > .scroll {
    flex: 1;
    overflow-y: auto;
    padding: 16px 24px;
    display: grid;
    gap: 16px;
    align-content: start;
  }
  > .foot p {
    margin-block-start: 8px;
    font-size: 12px;
    color: var(--ink-3);
    text-align: center;
  }
  > .foot {
    padding: 16px 24px 12px;
    border-block-start: 1px solid var(--line);
    box-shadow: var(--shadow-lifted);
  }
`;

/** The layout of a line depends on the width of the list (a container query): phone, drawer or page. */
export const Lines = styled.ul`
  display: grid;
  container-type: inline-size;

  li {
    display: grid;
    gap: 12px;
    padding-block: 16px;
    border-block-end: 1px solid var(--line);
  }
  li:last-child {
    border: 0;
  }
  /* No rule between a line and the companion product that belongs to it. */
  li:has(+ li > .companion) {
    border: 0;
    padding-block-end: 0;
  }
  .line {
    display: grid;
    grid-template: 'picture text' auto 'end end' auto / 96px minmax(0, 1fr);
    gap: 12px 14px;
    > span:first-child {
      grid-area: picture;
      align-self: start;
    }
  }
  .text {
    grid-area: text;
  }
  h3 {
    font-size: 14px;
    font-weight: 600;
    line-height: 1.7;
  }
  h3 a {
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    margin-block-start: 4px;
    font-size: 12px;
    color: var(--ink-2);
  }
  .about span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .about i {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border-radius: var(--radius-full);
    background: var(--dot);
    box-shadow: inset 0 0 0 1px var(--swatch-edge);
  }
  .about .until {
    color: var(--ink);
    font-weight: 600;
  }
  .end {
    grid-area: end;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .prices {
    display: grid;
    justify-items: end;
    margin-inline-start: auto;
    font-weight: 800;
    font-size: 16px;
    line-height: 1.6;
    white-space: nowrap;
  }
  .prices .before {
    display: flex;
    align-items: center;
    gap: 8px;
    line-height: 1.4;
    font-weight: 400;
  }
  .companion {
    grid-template-columns: 64px minmax(0, 1fr);
    padding: 12px;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
  }
  .along {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 1px 10px;
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-size: 12px;
    font-weight: 600;
    color: var(--ink-2);
  }

  @container (min-width: 400px) {
    .line {
      grid-template: 'picture text' auto 'picture end' 1fr / 96px minmax(0, 1fr);
      align-items: end;
    }
    .text {
      align-self: start;
    }
    .companion {
      grid-template-columns: 64px minmax(0, 1fr);
    }
  }
  @container (min-width: 600px) {
    .line {
      grid-template: 'picture text end' auto / 132px minmax(0, 1fr) auto;
      gap: 20px;
      align-items: stretch;
    }
    .companion {
      grid-template-columns: 72px minmax(0, 1fr) auto;
    }
    h3 {
      font-size: 16px;
    }
    .end {
      flex-direction: column-reverse;
      align-items: flex-end;
      justify-content: flex-end;
    }
  }
`;

export const Plan = styled.section`
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--ground);

  > header {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 700;
    font-size: 14px;
  }
  > header h3 {
    font-size: 14px;
  }
  > header span {
    margin-inline-start: auto;
    font-weight: 400;
    font-size: 12px;
    color: var(--ink-3);
  }
  .month {
    display: grid;
    grid-template-columns: auto 140px;
    justify-content: space-between;
    align-items: end;
    gap: 12px;
    margin-block: 8px 12px;
  }
  .month small {
    display: block;
    font-size: 12px;
    color: var(--ink-2);
    line-height: 1.6;
  }
  .month b {
    font-size: 24px;
    font-weight: 900;
    line-height: 1.4;
  }
  > dl > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
    border-block-start: 1px solid var(--line);
    font-size: 13px;
  }
  > dl dt {
    color: var(--ink-2);
  }
  > dl dd {
    font-weight: 700;
  }
  > dl .today dt {
    color: var(--ink);
    font-weight: 700;
  }
  > dl .today dd {
    font-size: 16px;
    font-weight: 800;
  }
  > dl dd[data-accent] {
    color: var(--accent-strong);
  }
  > button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-weight: 700;
    font-size: 13px;
  }
`;

export const Sums = styled.dl`
  display: grid;
  gap: 8px;
  margin-block-end: 16px;
  font-size: 14px;
  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
  .saved dd {
    color: var(--success);
  }
  .total dt {
    color: var(--ink);
    font-weight: 700;
  }
  .total dd {
    font-size: 20px;
    font-weight: 900;
    line-height: 1.4;
  }
  .later dd {
    font-weight: 500;
    color: var(--ink-2);
  }
`;

/** A basket without lines: a picture, an explanation and one action. */
export const EmptyState = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  inline-size: 100%;
  max-inline-size: 560px;
  margin-inline: auto;
  padding-block-end: 24px;
  text-align: center;

  .scene {
    position: relative;
    inline-size: 100%;
    block-size: 240px;
    margin-block-end: 16px;
    overflow: hidden;
    background: var(--hero-ground);
    border-radius: var(--radius-l);
  }
  .scene i {
    position: absolute;
    inset-block-end: 0;
    background: var(--stone-face);
  }
  .scene i::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    block-size: 10px;
    background: var(--stone-top);
    border-block-start: 1px solid var(--stone-edge);
  }
  .scene i:nth-child(1) {
    inset-inline-end: 0;
    inline-size: 40%;
    block-size: 48%;
  }
  .scene i:nth-child(2) {
    inset-inline-end: 40%;
    inline-size: 32%;
    block-size: 30%;
  }
  .scene i:nth-child(3) {
    inset-inline-end: 72%;
    inline-size: 28%;
    block-size: 14%;
  }
  .scene img {
    position: absolute;
    inset-inline-end: calc(20% - 75px);
    inset-block-end: 40%;
    inline-size: 150px;
    block-size: 150px;
    object-fit: contain;
  }
  > :not(.scene) {
    margin-inline: 16px;
  }
  h2,
  h3 {
    font-size: 18px;
  }
  p {
    color: var(--ink-2);
    max-inline-size: 360px;
    margin-block-end: 12px;
  }
  > a,
  > button {
    inline-size: calc(100% - 32px);
  }
`;

export const Page = styled.div`
  /* As tall as the screen, so that a visible footer does not move when the lines arrive. */
  min-block-size: 100dvh;
  padding-block: 0 32px;

  .top {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 64px;
    margin-block-end: 8px;
    ${media.md} {
      min-block-size: 96px;
    }
  }
  .top > a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-start: -10px;
    border-radius: var(--radius-m);
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
    ${media.md} {
      display: none;
    }
  }
  .top h1 {
    font-size: 20px;
    ${media.md} {
      font-size: 24px;
    }
  }
  .top .count {
    padding: 2px 12px;
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: 12px;
    font-weight: 600;
  }
  .top .clear {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    margin-inline-start: auto;
    font-size: 14px;
    color: var(--ink-2);
  }
  .columns {
    display: grid;
    gap: 16px;
    align-items: start;
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) 380px;
      gap: 24px;
    }
    ${media.lg} {
      grid-template-columns: minmax(0, 1fr) 420px;
    }
  }
  .panel {
    padding: 4px 16px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 8px 24px;
    }
  }
  .messages {
    display: grid;
    gap: 12px;
    margin-block-end: 16px;
  }
  aside {
    display: grid;
    gap: 16px;
    padding: 16px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      position: sticky;
      inset-block-start: 24px;
      padding: 24px;
    }
  }
  > ${EmptyState} {
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    overflow: hidden;
    .scene {
      border-radius: 0;
    }
  }
  aside .go {
    ${media.belowMd} {
      display: none;
    }
  }
  .promise {
    margin-block: 16px;
    font-size: 13px;
    color: var(--ink-3);
  }
`;

/** On phones, the sum and the checkout button in a bar above the bottom bar. */
export const FootBar = styled.div`
  position: sticky;
  inset-block-end: var(--bottom-bar-space, 0px);
  z-index: ${layers.stickyBar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 72px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 8px 16px;
  background: var(--surface);
  border-block-start: 1px solid var(--line);
  ${media.md} {
    display: none;
  }
  /* Keeps toasts above this bar. */
  body:has(&) {
    --sticky-bar-space: 72px;
    ${media.md} {
      --sticky-bar-space: 0px;
    }
  }
  > span {
    white-space: nowrap;
  }
  > a {
    inline-size: auto;
  }
  small {
    display: block;
    font-size: 12px;
    color: var(--ink-2);
    line-height: 1.6;
  }
  b {
    font-size: 18px;
    font-weight: 900;
    line-height: 1.4;
  }
`;

export const Confirm = styled.div`
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

/** The skeleton of the lines, with the layouts of `Lines`. */
export const LinesSkeleton = styled.div`
  display: grid;
  container-type: inline-size;
  .row {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 14px;
    padding-block: 16px;
    border-block-end: 1px solid var(--line);
  }
  .row:last-of-type {
    border: 0;
  }
  .row > span + span {
    display: grid;
    gap: 10px;
    align-content: space-between;
  }
  .title {
    inline-size: min(100%, 360px);
    block-size: 18px;
  }
  .about {
    inline-size: min(60%, 240px);
    block-size: 14px;
  }
  .end {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: 12px;
  }
  .quantity {
    inline-size: min(100%, 116px);
    block-size: 44px;
  }
  .price {
    inline-size: min(100%, 100px);
    block-size: 24px;
  }
  .plan {
    block-size: 160px;
    border-radius: var(--radius-l);
  }
  @container (min-width: 600px) {
    .row {
      grid-template-columns: 132px minmax(0, 1fr);
      gap: 20px;
    }
  }
`;
