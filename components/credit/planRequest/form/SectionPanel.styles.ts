import styled from 'styled-components';
import { NumberedStep } from '@/components/ui/kit/NumberedStep';

export const Section = styled(NumberedStep)`
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
