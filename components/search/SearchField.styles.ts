import styled from 'styled-components';
import { media } from '@/styles/media';

/** The search field of the header: in a second row on phones, in the first row on desktop. */
export const Form = styled.form`
  position: relative;
  order: 1;
  flex: 1 0 100%;
  ${media.md} {
    order: 0;
    flex: 0 1 600px;
  }

  .field {
    position: relative;
    display: flex;
    align-items: center;
    block-size: 48px;
    padding-inline: 16px 4px;
    gap: 12px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--ink-3);
  }
  ${media.forcedColors} {
    .field {
      border: 1px solid ButtonText;
    }
  }
  .field svg {
    flex: none;
  }
  /* No focus style while the field is read-only: the full-screen search of phones has returned the focus to it. */
  .field:focus-within:not(:has(:read-only)) {
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--accent-strong);
  }
  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    border: 0;
    padding: 0;
    background: none;
    color: var(--ink);
    font-size: 16px;
    outline: none;
    appearance: none;
    ${media.md} {
      font-size: 14px;
    }
  }
  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`;
