import styled from 'styled-components';
import { searchRow } from '@/components/ui/kit/SearchInput';

/** A box around a search field, as a screen makes one. */
export const SearchBox = styled.div`
  ${searchRow}
  gap: var(--space-2);
  padding-inline: var(--space-3);
  border: 1px solid var(--line-strong);
  background: var(--surface);
`;
