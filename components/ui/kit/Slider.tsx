import { useId } from 'react';
import styled from 'styled-components';
import { Row } from '@/components/ui/layout/Row';
import { media } from '@/styles/media';

const Root = styled.div`
  label {
    font-weight: 600;
  }
  output {
    font-size: var(--text-title);
    font-weight: 800;
  }
  .ends {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }

  input {
    appearance: none;
    inline-size: 100%;
    block-size: 44px;
    margin: 0;
    background: transparent;
    cursor: pointer;
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- the filled part grows from the right */
    --track: linear-gradient(to left, var(--accent-strong) var(--part), var(--line) var(--part));
  }
  input::-webkit-slider-runnable-track {
    block-size: 6px;
    border-radius: var(--radius-full);
    background: var(--track);
  }
  input::-moz-range-track {
    block-size: 6px;
    border-radius: var(--radius-full);
    background: var(--track);
  }
  input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 28px;
    block-size: 28px;
    margin-block-start: calc(-1 * var(--space-3));
    border: 2px solid var(--accent-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    outline: var(--ring) var(--accent-strong);
    outline-offset: 2px;
  }
  input::-moz-range-thumb {
    inline-size: 24px;
    block-size: 24px;
    border: 2px solid var(--accent-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
    outline: var(--ring) var(--accent-strong);
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    input {
      forced-color-adjust: none;
      /* stylelint-disable-next-line declaration-property-value-disallowed-list -- the filled part grows from the right */
      --track: linear-gradient(to left, Highlight var(--part), GrayText var(--part));
    }
  }
  input:focus-visible {
    outline: none;
    --ring: 2px solid;
  }
`;

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Formats the value. */
  format: (value: number) => string;
  /** Texts of the smallest and the largest value. */
  ends: readonly [string, string];
  onChange: (value: number) => void;
};

/** A range input with its smallest value at the inline start. */
export function Slider({ label, value, min, max, step, format, ends, onChange }: Props) {
  const id = useId();
  return (
    <Root>
      <Row align="baseline" justify="between">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{format(value)}</output>
      </Row>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        style={{ '--part': `${((value - min) / (max - min)) * 100}%` }}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <Row className="ends" justify="between" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </Row>
    </Root>
  );
}
