import styled from 'styled-components';
import { forcedEdge } from '@/components/ui/kit/forcedEdge';

export const Picker = styled.fieldset`
  display: grid;
  gap: var(--space-2);

  legend {
    margin-block-end: var(--space-2);
    font-size: var(--text-body);
    font-weight: 600;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 256px), 1fr));
    gap: var(--space-2);
  }
  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-inline-size: 0;
    min-block-size: 72px;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    box-shadow: inset 0 0 0 1px var(--line);
    ${forcedEdge}
  }
  li[data-bad] {
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  img {
    flex: none;
    margin-inline-end: var(--space-2);
    border-radius: var(--radius-s);
    object-fit: cover;
    background: var(--sunken);
  }
  li[data-bad] img {
    opacity: 0.4;
  }
  .words {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    line-height: 1.6;
  }
  .words bdi {
    overflow: hidden;
    font-size: var(--text-small);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .words small {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  li[data-bad] small {
    color: var(--danger);
  }
  progress {
    position: absolute;
    inset: auto 12px 4px;
    inline-size: calc(100% - 24px);
    block-size: 4px;
    accent-color: var(--accent-strong);
  }
  li button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-s);
    color: var(--ink-2);
  }
  .add {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: 56px;
    padding: var(--space-2) var(--space-4);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    font-size: var(--text-body);
    font-weight: 600;
    cursor: pointer;
  }
  .add svg {
    color: var(--ink-2);
  }
  .add[data-invalid] {
    border-color: var(--danger);
  }
  .add:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  .hint {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .error {
    font-size: var(--text-small);
    color: var(--danger);
  }
  .error:empty {
    display: none;
  }
`;
