import styled from 'styled-components';
import { Panel } from '@/components/ui/panel/Panel.styles';

export const ToolbarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  max-inline-size: none;
  margin-block-end: 28px;
`;

/** A product with its small picture. */
export const Named = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

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
  gap: 12px;
  color: var(--ink-2);
  font-size: 14px;
`;

/** A form of the desk: its sections one below the other, and a bar that stays in view. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  .bar {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    padding: 12px 16px;
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
  gap: 16px;

  h2,
  h3 {
    font-size: 16px;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
    gap: 8px 16px;
  }
  .wide {
    grid-column: 1 / -1;
  }
  .hint {
    color: var(--ink-2);
    font-size: 13px;
  }
  .rows {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr));
    gap: 16px;
  }
  .wrong {
    color: var(--danger);
    font-size: 13px;
  }
`;

/** A row of a list in a form, with its buttons at the end. */
export const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-inline-size: 0;
  margin: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);

  legend {
    padding-inline: 8px;
    font-size: 14px;
    font-weight: 600;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
    gap: 8px 16px;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
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
  gap: 12px;
  padding: 24px;
  max-block-size: 90dvh;
  overflow-y: auto;

  h2 {
    font-size: 18px;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: 8px 16px;
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
`;

/** Counts of an import. */
export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 12px;

  div {
    padding: 12px 16px;
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  dt {
    color: var(--ink-2);
    font-size: 13px;
  }
  dd {
    margin: 0;
    font-size: 20px;
    font-weight: 700;
  }
`;

/** The field that takes a file, also by dropping it. */
export const Drop = styled.label`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 40px 16px;
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
  gap: 8px;

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
  gap: 12px;
`;

/** A part of a form that takes the whole width. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;
