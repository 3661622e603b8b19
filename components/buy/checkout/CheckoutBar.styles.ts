import styled from 'styled-components';
import { footBar } from '@/components/ui/kit/footBar';

/** On phones, today's amount and the main button at the foot of the screen. */
export const FootBar = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom));
  ${footBar('88px')}
  > .row {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    min-block-size: 56px;
  }
  /* The reason of a closed button is above the amount and the button. */
  > .row > p {
    order: -1;
    flex-basis: 100%;
    margin-block-start: var(--space-1);
  }
  .sum {
    display: grid;
    justify-items: start;
    min-block-size: 48px;
    text-align: start;
    white-space: nowrap;
  }
  .sum small {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--ink-2);
    font-size: var(--text-caption);
  }
  .sum b {
    font-size: var(--text-title);
    font-weight: 900;
    line-height: 1.4;
  }
`;
