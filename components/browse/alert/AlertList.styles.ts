import styled from 'styled-components';
import { Panel } from '@/components/ui/panel/Panel.styles';

/** The list of alerts below the favorites. */
export const Sheet = styled(Panel)`
  margin-block-start: var(--space-4);

  h2:focus {
    outline: none;
  }
  > p,
  small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  li:last-child {
    border: 0;
  }
  li > div {
    display: grid;
    min-inline-size: 0;
  }
  li a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
  }
  li button {
    flex: none;
  }
`;
