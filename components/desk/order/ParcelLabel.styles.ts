import styled from 'styled-components';

/** The label of a parcel. Nothing else of the page is printed while it is open. */
export const LabelSheet = styled.section`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 100mm;
  padding: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  @media print {
    body:has(&) {
      visibility: hidden;
    }
    position: fixed;
    inset: 0;
    z-index: 1;
    max-inline-size: none;
    align-content: start;
    border: 0;
    background: white;
    color: black;
    visibility: visible;
    @page {
      size: 100mm 150mm;
      margin: 5mm;
    }
  }
`;
