import styled from 'styled-components';
import { raisedSheet } from '@/components/ui/kit/raisedSheet';
import { textAction } from '@/components/ui/kit/textAction';
import { columns } from '@/components/ui/panel/columns';

/** The timeline, with appointment and documents beside it on wide screens. */
export const Columns = styled.div`
  --columns: minmax(0, 1fr) 340px;
  ${columns}
`;

export const Panel = styled.section`
  ${raisedSheet}

  h2 {
    font-size: 16px;
  }
  p {
    color: var(--ink-2);
    font-size: 13px;
  }
  > p + button {
    margin-block-start: 16px;
  }
  > .top {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: 8px 12px;
    margin-block-end: 24px;
  }
  .top h2 {
    font-size: 18px;
  }
  .day {
    display: flex;
    align-items: center;
    gap: 16px;
  }
  .day > span {
    display: grid;
    place-content: center;
    justify-items: center;
    flex: none;
    inline-size: 76px;
    min-block-size: 92px;
    border-radius: var(--radius-l);
    background: var(--night);
    color: var(--on-night);
  }
  .day small {
    color: var(--night-ink);
    font-size: 12px;
  }
  .day b {
    font-size: 24px;
    font-weight: 900;
    line-height: 1.4;
  }
  .buttons {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
    margin-block-start: 16px;
  }
  .buttons button {
    padding-inline: 8px;
  }
  .quiet {
    display: block;
    min-block-size: 44px;
    margin: 8px auto 0;
    padding-inline: 16px;
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
  }
  .documents {
    margin-block-start: 8px;
  }
  .documents li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 48px;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
    font-size: 14px;
  }
  .documents li:last-child {
    border: 0;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
  }
  .links a,
  .links button {
    ${textAction}
  }
`;

/** A step of the request: its heading with a time, a sentence, and what can be done. */
export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
  }
  .line small {
    color: var(--ink-3);
    font-size: 12px;
  }
  .act {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    color: var(--ink-2);
    font-size: 13px;
    font-weight: 600;
  }
`;
