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
    font-size: var(--text-title);
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  > p + button {
    margin-block-start: var(--space-4);
  }
  > .top {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
    margin-block-end: var(--space-6);
  }
  .top h2 {
    font-size: var(--text-title);
  }
  .day {
    display: flex;
    align-items: center;
    gap: var(--space-4);
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
    font-size: var(--text-caption);
  }
  .day b {
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.4;
  }
  .buttons {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2);
    margin-block-start: var(--space-4);
  }
  .buttons button {
    padding-inline: var(--space-2);
  }
  .quiet {
    display: block;
    min-block-size: 44px;
    margin: var(--space-2) auto 0;
    padding-inline: var(--space-4);
    color: var(--ink-2);
    font-size: var(--text-body);
    font-weight: 600;
  }
  .documents {
    margin-block-start: var(--space-2);
  }
  .documents li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 48px;
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
    font-size: var(--text-body);
  }
  .documents li:last-child {
    border: 0;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
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
  gap: var(--space-2);

  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  .line small {
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  .act {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 600;
  }
`;
