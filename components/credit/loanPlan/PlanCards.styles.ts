import styled from 'styled-components';
import { CardChoices } from '@/components/ui/kit/CardChoices';
import { media } from '@/styles/media';

/** Cards of loan plans, side by side where there is room. */
export const Cards = styled(CardChoices)`
  .cards {
    display: grid;
    gap: var(--space-4);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 224px), 1fr));
  }
  label {
    border: 1px solid var(--line);
    transition: box-shadow var(--time-move);
  }
  ${media.hover} {
    label:hover {
      box-shadow: var(--shadow-lifted);
    }
  }
  label:has(:checked) {
    border-color: var(--accent-strong);
    box-shadow:
      inset 0 0 0 1px var(--accent-strong),
      var(--shadow-lifted);
    ${media.forcedColors} {
      border: 2px solid Highlight;
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  label:has(:checked) [data-tone] {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  .facts {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
`;
