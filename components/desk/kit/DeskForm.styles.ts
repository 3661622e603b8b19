import styled from 'styled-components';
import { Panel } from '@/components/ui/panel/Panel.styles';

export const ToolbarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  max-inline-size: none;
  margin-block-end: var(--space-6);
`;

/** A product with its small picture. */
export const Named = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  .picture {
    position: relative;
    flex: none;
    overflow: hidden;
    inline-size: 48px;
    block-size: 48px;
    border-radius: var(--radius-s);
    background: var(--stone-ground);
  }
  img {
    position: absolute;
    inset: 4px;
    inline-size: 40px;
    block-size: 40px;
    object-fit: contain;
  }
`;

export const Pages = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  color: var(--ink-2);
  font-size: var(--text-body);
`;

/** A form of the desk: its sections one below the other, and a bar that stays in view. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  .bar {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-lifted);
  }
  .bar .end {
    margin-inline-start: auto;
  }
`;

export const Section = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h2,
  h3 {
    font-size: var(--text-title);
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: var(--space-2) var(--space-4);
  }
  .wide {
    grid-column: 1 / -1;
  }
  .hint {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .rows {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr));
    gap: var(--space-4);
  }
  .wrong {
    color: var(--danger);
    font-size: var(--text-small);
  }
`;

/** A row of a list in a form, with its buttons at the end. */
export const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-inline-size: 0;
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  legend {
    padding-inline: var(--space-2);
    font-size: var(--text-body);
    font-weight: 600;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
    gap: var(--space-2) var(--space-4);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
  .picture {
    position: relative;
    overflow: hidden;
    inline-size: 96px;
    block-size: 96px;
    border-radius: var(--radius-m);
    background: var(--stone-ground);
  }
  .picture img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export const Dialog = styled.form`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);
  max-block-size: 90dvh;
  overflow-y: auto;

  h2 {
    font-size: var(--text-title);
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: var(--space-2) var(--space-4);
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
  }
`;

/** Counts of an import. */
export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: var(--space-3);

  div {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  dt {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  dd {
    margin: 0;
    font-size: var(--text-heading);
    font-weight: 700;
  }
`;

/** The field that takes a file, also by dropping it. */
export const Drop = styled.label`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-7) var(--space-4);
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius-l);
  text-align: center;
  cursor: pointer;

  &[data-over] {
    border-color: var(--accent-strong);
    background: var(--accent-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  small {
    color: var(--ink-2);
  }
`;

export const Progress = styled.div`
  display: grid;
  gap: var(--space-2);

  progress {
    inline-size: 100%;
    block-size: 8px;
    accent-color: var(--accent-strong);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

/** A part of a form that takes the whole width. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;
