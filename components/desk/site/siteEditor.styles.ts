import styled from 'styled-components';
import { Panel } from '@/components/ui/panel/Panel.styles';

/** Fields side by side where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--space-2) var(--space-4);
  min-inline-size: 0;

  > .wide {
    grid-column: 1 / -1;
  }
`;

export const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;

  > h2,
  > h3 {
    margin: 0;
    font-size: var(--text-title);
  }
  > .hint {
    color: var(--ink-3);
    font-size: var(--text-small);
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
