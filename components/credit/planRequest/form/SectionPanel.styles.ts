import styled from 'styled-components';
import { numberedStep } from '@/components/ui/kit/numberedStep';

export const Section = styled.li`
  ${numberedStep}
  scroll-margin-block-start: 12px;
  &[data-done] .number {
    background: var(--success-ground);
    color: var(--success);
  }
  h2 svg {
    color: var(--success);
  }
  .head p {
    overflow-wrap: anywhere;
  }
  > .body {
    margin-block-start: var(--space-5);
  }
`;
