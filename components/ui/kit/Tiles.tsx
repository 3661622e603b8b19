import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { CardChoices } from '@/components/ui/kit/CardChoices';
import { media } from '@/styles/media';

const Root = styled(CardChoices)`
  /* Scrolls sideways when the tiles do not fit; the padding keeps focus rings in sight. */
  > .row {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(var(--tile), 1fr);
    gap: var(--space-2);
    margin: calc(-1 * var(--space-1));
    padding: var(--space-1);
    overflow-x: auto;
    scrollbar-width: thin;
  }
  input:disabled {
    cursor: not-allowed;
  }
  label > span {
    display: grid;
    place-content: center;
    justify-items: center;
    min-block-size: 56px;
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--surface);
    font-size: var(--text-caption);
    line-height: 1.6;
    color: var(--ink-2);
    white-space: nowrap;
    ${media.md} {
      min-block-size: 52px;
    }
  }
  label > span > b {
    font-size: var(--text-body);
    color: var(--ink);
  }
  input:checked + span {
    border-color: var(--accent-strong);
    box-shadow: inset 0 0 0 1px var(--accent-strong);
  }
  input:disabled + span {
    border-color: transparent;
    background: var(--sunken);
    color: var(--ink-3);
  }
  input:disabled + span > b {
    color: var(--ink-3);
    font-weight: 500;
  }
  input:focus-visible + span {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    input:checked + span {
      border: 2px solid Highlight;
    }
  }
`;

type Tile<Value extends string | number> = { value: Value; content: ReactNode; disabled: boolean };

type Props<Value extends string | number> = {
  /** Names the choice for screen readers. */
  label: string;
  tiles: readonly Tile<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Smallest width of a tile, px. */
  width: number;
};

/** A choice among tiles side by side, of which some cannot be chosen. */
export function Tiles<Value extends string | number>({ label, tiles, value, onChange, width }: Props<Value>) {
  const name = useId();
  return (
    <Root style={{ '--tile': `${width}px` }}>
      <legend className="visually-hidden">{label}</legend>
      <div className="row">
        {tiles.map((tile) => (
          <label key={tile.value}>
            <input
              type="radio"
              name={name}
              checked={tile.value === value}
              disabled={tile.disabled}
              onChange={() => onChange(tile.value)}
            />
            <span>{tile.content}</span>
          </label>
        ))}
      </div>
    </Root>
  );
}
