import styled from 'styled-components';

/** Labels beside each other, of which the printer breaks none; the screen shows them as on paper. */
export const Labels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: var(--space-3);

  li {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    break-inside: avoid;
  }
`;
