import styled from 'styled-components';
import { media } from '@/styles/media';

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-block-size: 28px;
  font-size: 14px;
  color: var(--ink-2);
  ${media.md} {
    margin-block-start: -12px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    ${media.tablet} {
      margin-inline-start: auto;
    }
  }
`;

/** The reservation of an unpaid order with its payment. */
export const Unpaid = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    ${media.tablet} {
      margin-inline-start: auto;
    }
  }
`;

/** The actions under the table of instalments. */
export const InstalmentActions = styled.div`
  display: grid;
  gap: 8px;
  margin-block-start: 16px;
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
  button:only-child,
  .calendar {
    grid-column: 1 / -1;
  }
`;

/** The choice of instalments to pay. */
export const PayDialog = styled.form`
  display: grid;
  gap: 16px;
  padding: 20px 16px 24px;
  ${media.md} {
    padding: 32px;
  }

  h2 {
    font-size: 18px;
  }
  .rows {
    display: grid;
    max-block-size: 36dvh;
    overflow: auto;
    border-radius: var(--radius-m);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  .rows label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding-inline: 16px;
    border-block-end: 1px solid var(--line);
    cursor: pointer;
  }
  .rows li:last-child label {
    border: 0;
  }
  .rows input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--accent-strong);
  }
  .rows small {
    font-size: 12px;
    color: var(--ink-3);
  }
  .rows [data-late] small {
    color: var(--danger);
  }
  .rows b {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  .quick {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .total {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-weight: 600;
  }
  .total b {
    font-size: 20px;
    font-weight: 900;
  }
  .reason {
    font-size: 13px;
    color: var(--ink-2);
    text-align: center;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
    gap: 24px;
  }
  > div {
    display: grid;
    gap: 16px;
    min-inline-size: 0;
    ${media.md} {
      gap: 24px;
    }
  }
`;

export const Items = styled.ul`
  > li {
    display: grid;
    grid-template: 'picture text' auto 'picture sum' auto / 72px minmax(0, 1fr);
    gap: 4px 16px;
    padding-block: 16px;
    border-block-end: 1px solid var(--line);
    ${media.tablet} {
      grid-template: 'picture text sum' auto / 80px minmax(0, 1fr) auto;
      align-items: center;
    }
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    padding-block-end: 0;
    border: 0;
  }
  > li > span:first-child {
    grid-area: picture;
    align-self: start;
  }
  .text {
    grid-area: text;
    min-inline-size: 0;
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
    gap: 2px 14px;
    font-size: 12px;
    color: var(--ink-2);
  }
  .about span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .about i {
    inline-size: 12px;
    block-size: 12px;
    border-radius: var(--radius-full);
    background: var(--dot);
    box-shadow: inset 0 0 0 1px var(--swatch-edge);
  }
  .services {
    margin-block-start: 4px;
    font-size: 12px;
    color: var(--ink-2);
  }
  .services li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }
  .services b {
    font-weight: 600;
    white-space: nowrap;
  }
  .sum {
    grid-area: sum;
    display: grid;
    justify-items: start;
    font-weight: 800;
    white-space: nowrap;
    ${media.tablet} {
      justify-items: end;
    }
  }
`;

export const Codes = styled.ul`
  display: grid;
  gap: 16px;

  .code {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 56px;
    padding-inline: 16px 4px;
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  .code bdi {
    direction: ltr;
    font-size: 18px;
    font-weight: 800;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  p {
    margin-block: 0 6px;
    font-size: 13px;
    color: var(--ink-2);
  }
  small {
    display: block;
    margin-block-start: 6px;
    font-size: 12px;
    color: var(--ink-3);
  }
  small bdi {
    direction: ltr;
  }
`;

export const Delivery = styled.dl`
  display: grid;
  gap: 20px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: 24px;
  }

  > div {
    min-inline-size: 0;
  }
  dt {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-block-end: 4px;
    font-size: 14px;
    font-weight: 700;
  }
  dd {
    font-size: 13px;
    color: var(--ink-2);
  }
  dd b {
    color: var(--ink);
    font-weight: 600;
  }
  bdi {
    direction: ltr;
  }
`;

export const Sums = styled.dl`
  display: grid;
  gap: 8px;
  font-size: 14px;
  > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
    white-space: nowrap;
  }
  .saved dd {
    color: var(--success);
  }
  .total {
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
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
`;

export const Instalments = styled.div`
  scroll-margin-block-start: 80px;
  .title {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: 16px;
  }
  .title h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 16px;
  }
  .title span {
    font-size: 13px;
    color: var(--ink-2);
  }
  table {
    inline-size: 100%;
    margin-block-start: 16px;
    border-collapse: collapse;
    font-size: 14px;
  }
  th {
    font-weight: 500;
    font-size: 12px;
    color: var(--ink-3);
    text-align: start;
    white-space: nowrap;
  }
  th,
  td {
    padding: 10px 4px;
    border-block-end: 1px solid var(--line);
  }
  td {
    white-space: nowrap;
    font-size: 13px;
    ${media.tablet} {
      font-size: 14px;
    }
  }
  td:nth-child(3) {
    font-weight: 700;
  }
  td:last-child,
  th:last-child {
    text-align: end;
  }
  tr[data-now] td:nth-child(-n + 2) {
    color: var(--accent-strong);
    font-weight: 700;
  }
  .later {
    font-size: 13px;
    color: var(--ink-3);
  }
  > .all {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    margin-block-start: 4px;
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 700;
  }
`;
