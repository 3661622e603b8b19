import styled from 'styled-components';
import { textLink } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

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
  td small {
    display: block;
    color: var(--danger);
    font-weight: 400;
  }
  > .late {
    margin-block-start: 8px;
    color: var(--ink-2);
    font-size: 13px;
  }
  .later {
    font-size: 13px;
    color: var(--ink-3);
  }
  > .all {
    ${textLink}
    gap: 4px;
    margin-block-start: 4px;
  }
`;
