import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';

const Root = styled.fieldset`
  display: flex;
  gap: var(--space-1);
  padding: var(--space-1);
  border-radius: var(--radius-m);
  background: var(--sunken);
  ${forcedEdge}

  label {
    position: relative;
    flex: 1;
    min-inline-size: 44px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
    margin: 0;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: 44px;
    padding-inline: var(--space-2);
    border-radius: var(--radius-s);
    color: var(--ink-2);
    font-weight: 500;
    white-space: nowrap;
    transition: background-color var(--time-hover);
  }
  input:checked + span {
    background: var(--raised);
    color: var(--ink);
    font-weight: 700;
    box-shadow: var(--shadow-resting);
  }
  ${media.forcedColors} {
    input:checked + span {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  input:focus-visible + span {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;

type Props<Value extends string | number> = {
  /** Names the choice for screen readers. */
  label: string;
  choices: readonly { value: Value; title: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of a few values side by side: radio buttons that look like segments. */
export function Segments<Value extends string | number>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <Root>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.title}</span>
        </label>
      ))}
    </Root>
  );
}
