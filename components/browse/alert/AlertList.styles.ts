import styled from 'styled-components';
import { Panel } from '@/components/ui/panel/Panel.styles';

/** The list of alerts below the favorites. */
export const Sheet = styled(Panel)`
  margin-block-start: 16px;

  h2:focus {
    outline: none;
  }
  > p,
  small {
    color: var(--ink-2);
    font-size: 13px;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
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
