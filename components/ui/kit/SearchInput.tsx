import type { ComponentProps, ReactNode, RefObject } from 'react';
import { css } from 'styled-components';
import { IconButton } from './IconButton';
import { Search, X } from './icons';

/** The row of a SearchInput's icon, text and button. */
export const searchRow = css`
  display: flex;
  align-items: center;
  block-size: 48px;
  border-radius: var(--radius-m);

  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 100%;
    border: 0;
    padding: 0;
    background: none;
    color: var(--ink);
    font-size: 16px;
    outline: none;
    appearance: none;
  }
  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
`;

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> & {
  ref: RefObject<HTMLInputElement | null>;
  /** Name of the searched things, for screen readers. */
  label: string;
  icon?: ReactNode;
  text: string;
  /** Called with the typed text, and with '' by the button that clears the field. */
  onText: (text: string) => void;
  /** Called after the button has cleared the field. */
  onCleared?: () => void;
};

/**
 * A field to search with: icon, text, and a button that clears the text and moves the focus to the field. The parent lays
 * them out with `searchRow`.
 */
export function SearchInput({ ref, label, icon, text, onText, onCleared, ...input }: Props) {
  return (
    <>
      {icon ?? <Search size={20} />}
      <input
        ref={ref}
        type="search"
        aria-label={label}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
        {...input}
      />
      {text && (
        <IconButton
          label="پاک‌کردن متن"
          onClick={() => {
            ref.current?.focus();
            onText('');
            onCleared?.();
          }}
        >
          <X size={20} />
        </IconButton>
      )}
    </>
  );
}
