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
