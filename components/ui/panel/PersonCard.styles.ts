import styled from 'styled-components';
import { forcedEdge } from '@/components/ui/kit/forcedEdge';

/** A dark background with a stair that rises towards the inline end. */
export const Card = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--night);
  color: var(--on-night);
  ${forcedEdge}

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: 112px;
    block-size: 128px;
    background: linear-gradient(180deg, var(--night-line), var(--night-2));
    clip-path: polygon(0 0, 27% 0, 27% 33%, 52% 33%, 52% 66%, 100% 66%, 100% 100%, 0 100%);
  }
  .person {
    min-block-size: 56px;
  }
  .initials,
  .edit {
    display: grid;
    place-items: center;
    flex: none;
  }
  .initials {
    inline-size: 52px;
    block-size: 52px;
    border-radius: var(--radius-full);
    background: var(--night-2);
    box-shadow: inset 0 0 0 1px var(--night-line);
    font-size: var(--text-title);
    font-weight: 800;
  }
  :is(bdi, small) {
    color: var(--night-ink);
  }
  .edit {
    inline-size: 44px;
    block-size: 44px;
    margin-inline: auto calc(-1 * var(--space-2));
    border-radius: var(--radius-m);
  }
  .wallet {
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--night-line);
  }
  a {
    outline-color: currentColor;
  }
  .wallet b span span {
    color: inherit;
  }
  .dark {
    background-color: var(--night-line);
    background-image: none;
  }
`;
