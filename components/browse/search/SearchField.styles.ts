import styled from 'styled-components';
import { forcedEdge } from '@/components/ui/kit/forcedEdge';
import { searchRow } from '@/components/ui/kit/SearchInput';
import { media } from '@/styles/media';

/** The search field of the header: in a second row on phones, in the first row on desktop. */
export const Form = styled.form`
  position: relative;
  order: 1;
  flex: 1 0 100%;

  .field {
    ${searchRow}
    position: relative;
    padding-inline: var(--space-4) var(--space-1);
    gap: var(--space-3);
    background: var(--sunken);
    color: var(--ink-3);
    ${forcedEdge}
  }
  ${media.md} {
    order: 0;
    flex: 0 1 600px;
    .field input {
      font-size: var(--text-body);
    }
  }
  /* No focus style while the field is read-only: the full-screen search of phones has returned the focus to it. */
  .field:focus-within:not(:has(:read-only)) {
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--accent-strong);
  }
`;
