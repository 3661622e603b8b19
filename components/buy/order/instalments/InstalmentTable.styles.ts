import styled from 'styled-components';
import { textLink } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

export const Instalments = styled.div`
  scroll-margin-block-start: 80px;
  .title {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
    margin-block-end: var(--space-4);
  }
  .title h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-title);
  }
  .title span {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  table {
    inline-size: 100%;
    margin-block-start: var(--space-4);
    border-collapse: collapse;
    font-size: var(--text-body);
  }
  th {
    font-weight: 500;
    font-size: var(--text-caption);
    color: var(--ink-3);
    text-align: start;
    white-space: nowrap;
  }
  th,
  td {
    padding: var(--space-2) var(--space-1);
    border-block-end: 1px solid var(--line);
  }
  td {
    white-space: nowrap;
    font-size: var(--text-small);
    ${media.tablet} {
      font-size: var(--text-body);
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
    margin-block-start: var(--space-2);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .later {
    font-size: var(--text-small);
    color: var(--ink-3);
  }
  > .all {
    ${textLink}
    gap: var(--space-1);
    margin-block-start: var(--space-1);
  }
`;
