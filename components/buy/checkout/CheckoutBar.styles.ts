import styled from 'styled-components';
import { footBar } from '@/components/ui/kit/footBar';

/** On phones, today's amount and the main button at the foot of the screen. */
export const FootBar = styled.div`
  display: grid;
  gap: 4px;
  padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
  ${footBar('88px')}
  > .row {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    min-block-size: 56px;
  }
  /* The reason of a closed button is above the amount and the button. */
  > .row > p {
    order: -1;
    flex-basis: 100%;
    margin-block-start: 4px;
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
    gap: 6px;
    color: var(--ink-2);
    font-size: 12px;
  }
  .sum b {
    font-size: 18px;
    font-weight: 900;
    line-height: 1.4;
  }
`;
