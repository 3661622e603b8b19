import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);

  &[data-chosen] {
    border-color: var(--accent-strong);
    box-shadow: inset 0 0 0 1px var(--accent-strong);
  }
  &[data-disabled] {
    border-color: transparent;
    background: var(--sunken);
  }
  &:has(> label > input:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    &[data-chosen] {
      border: 2px solid Highlight;
    }
  }

  > label {
    display: flex;
    align-items: start;
    gap: var(--space-3);
    min-inline-size: 0;
    padding: var(--space-3) var(--space-4);
    cursor: pointer;
  }
  &[data-disabled] > label {
    cursor: not-allowed;
  }
  > label > input {
    appearance: none;
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 1px 0 0;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-full);
    background: var(--surface);
    cursor: inherit;
    outline: none;
    transition: border-width var(--time-hover);
  }
  > label > input:checked {
    border: 7px solid var(--accent-strong);
  }
  > label > input:disabled {
    background: none;
  }
  > label > svg {
    flex: none;
    color: var(--ink-2);
  }
  &[data-chosen] > label > svg {
    color: var(--accent-strong);
  }
  .text {
    display: grid;
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  .text > b {
    font-weight: 600;
    line-height: 1.6;
  }
  .text > small {
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.7;
  }
  &[data-disabled] .text > b {
    color: var(--ink-3);
  }
  .end {
    flex: none;
    font-size: var(--text-small);
    font-weight: 700;
    line-height: 1.8;
  }
  > .details {
    display: grid;
    gap: var(--space-4);
    grid-column: 1 / -1;
    padding: 0 var(--space-4) var(--space-4);
  }
`;

type Props = {
  /** Name of the group of radio buttons. */
  name: string;
  chosen: boolean;
  onChoose: () => void;
  disabled?: boolean;
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A short text at the inline end: «رایگان». */
  end?: ReactNode;
  /** A button beside the choice. */
  action?: ReactNode;
  /** More about the choice, with controls of its own. */
  children?: ReactNode;
};

/** A choice of several, as a card with a radio button. */
export function ChoiceCard({
  name,
  chosen,
  onChoose,
  disabled,
  icon,
  title,
  text,
  end,
  action,
  children,
}: Props) {
  return (
    <Root data-chosen={chosen || undefined} data-disabled={disabled || undefined}>
      <label>
        <input type="radio" name={name} checked={chosen} disabled={disabled} onChange={onChoose} />
        {icon}
        <span className="text">
          <b>{title}</b>
          {text && <small>{text}</small>}
        </span>
        {end && <span className="end">{end}</span>}
      </label>
      {action}
      {children && <div className="details">{children}</div>}
    </Root>
  );
}
