import { css } from 'styled-components';
import { media } from '@/styles/media';

/** The page around a printable sheet. */
export const printPage = css`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 1000px);
  padding-block: 16px 48px;
  ${media.md} {
    padding-block: 32px 64px;
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

/** A sheet of A4. */
export const paper = css`
  display: grid;
  gap: 20px;
  padding: 20px 16px 32px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 48px;
  }
  /* Paper is white in both themes. */
  @media print {
    --surface: white;
    --ink: black;
    --ink-2: black;
    --ink-3: black;
    --sunken: white;
    --line: silver;
    --line-strong: gray;
    padding: 0;
    border-radius: 0;
    box-shadow: none;
    color: black;
    @page {
      size: A4;
      margin: 12mm;
    }
  }
`;
