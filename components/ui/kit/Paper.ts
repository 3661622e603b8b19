import styled from 'styled-components';
import { media } from '@/styles/media';

/** The page around a printable sheet. */
export const PrintPage = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 1000px);
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    padding-block: var(--space-7) var(--space-8);
  }
  @media print {
    display: block;
    padding: 0;
  }
`;

/** A sheet of A4, white in print in both themes. */
export const Paper = styled.article`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-6) var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: var(--space-8);
  }
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
