import styled from 'styled-components';
import { media } from '@/styles/media';

/** The form of one step: an introduction, fields, an error, one button and further actions. */
export const Step = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;

  .lead {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--space-2);
    margin-block: var(--space-1) var(--space-4);
    color: var(--ink-2);
    font-size: var(--text-body);
    ${media.md} {
      margin-block-end: var(--space-5);
    }
  }
  .lead b {
    color: var(--ink);
    font-weight: 700;
  }
  .fields {
    display: grid;
    gap: var(--space-1);
  }
  .fields > .error {
    margin-block: 0 var(--space-2);
    font-size: var(--text-caption);
    text-align: center;
    ${media.md} {
      font-size: var(--text-small);
    }
  }
  .error {
    min-block-size: 24px;
    margin-block: 0 var(--space-3);
    color: var(--danger);
    font-size: var(--text-small);
    font-weight: 500;
    line-height: 24px;
  }
  .foot {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    margin-block-start: auto;
  }
  .foot > button[type='submit'] {
    margin-block-end: var(--space-1);
  }
  .reason {
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    column-gap: var(--space-6);
  }
`;
