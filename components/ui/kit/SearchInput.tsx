import type { ComponentProps, ReactNode, RefObject } from 'react';
import { IconButton } from './IconButton';
import { Search, X } from './icons';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> & {
  ref: RefObject<HTMLInputElement | null>;
  /** Name of the searched things, for screen readers. */
  label: string;
  icon?: ReactNode;
  /** framed: on a sheet · sunken: on a bar. `framed` when missing. */
  tone?: 'framed' | 'sunken';
  text: string;
  /** Called with the typed text, and with '' by the button that clears the field. */
  onText: (text: string) => void;
  /** Called after the button has cleared the field. */
  onCleared?: () => void;
};

/** A field to search with: icon, text, and a button that clears the text and moves the focus to the field. */
export function SearchInput({ ref, label, icon, tone = 'framed', text, onText, onCleared, ...input }: Props) {
  return (
    <div data-search={tone}>
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
    </div>
  );
}
