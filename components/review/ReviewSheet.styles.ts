import styled from 'styled-components';
import { sunkenSheet } from '@/components/ui/sunkenSheet';

export const Sheet = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;
  padding: 16px;

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  > header h2 {
    font-size: 18px;
  }
  .list {
    display: grid;
    gap: 12px;
  }
  .list > li {
    display: grid;
    gap: 8px;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    font-size: 13px;
    color: var(--ink-3);
  }
  .by b {
    color: var(--ink);
  }
  .list p {
    white-space: pre-line;
    color: var(--ink-2);
  }
  .answers {
    display: grid;
    gap: 8px;
  }
  .answers > li {
    padding: 12px;
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  .by b[data-by='shop'] {
    color: var(--accent-strong);
  }
  .pictures {
    display: flex;
    gap: 8px;
  }
  .pictures img {
    display: block;
    inline-size: 96px;
    block-size: 96px;
    object-fit: cover;
    border-radius: var(--radius-m);
    background: var(--stone-ground);
  }
  .points {
    font-size: 13px;
  }
  .points li::before {
    content: '+ ';
    color: var(--success);
    font-weight: 700;
  }
  .points[data-kind='cons'] li::before {
    content: '− ';
    color: var(--danger);
  }
  .list > li > button {
    justify-self: start;
    min-block-size: 44px;
    padding-inline: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    font-size: 13px;
  }
  .list > li > button[aria-pressed='true'] {
    border-color: var(--accent-strong);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;

export const Form = styled.form`
  ${sunkenSheet}

  h3 {
    font-size: 16px;
  }
  .kept {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .kept li {
    display: grid;
    justify-items: center;
  }
  .kept img {
    object-fit: cover;
    border-radius: var(--radius-m);
  }
  .kept button {
    inline-size: 44px;
    block-size: 44px;
    color: var(--danger);
  }
`;
