import styled from 'styled-components';
import { sunkenSheet } from '@/components/ui/kit/sunkenSheet';
import { textList } from '@/components/ui/kit/textList';

export const Sheet = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-4);

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  > header h2 {
    font-size: var(--text-title);
  }
`;

export const Reviews = styled.ul`
  ${textList}

  .pictures {
    display: flex;
    gap: var(--space-2);
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
    font-size: var(--text-small);
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
  > li > button[aria-pressed='true'] {
    border-color: var(--accent-strong);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
`;

export const Form = styled.form`
  ${sunkenSheet}

  h3 {
    font-size: var(--text-title);
  }
  .kept {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
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
