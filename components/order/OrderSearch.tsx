import { useEffect, useRef, useState } from 'react';
import { Search, X } from '@/components/ui/icons';
import { longestOrderSearch } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Orders.styles';

/** Pause in typing (ms) after which the list follows. */
const typingPause = 400;

type Props = {
  /** What the list is searched for now. */
  value: string;
  onSearch: (text: string) => void;
};

/** Finds orders by a good's title or by their number; digits show as Persian however they are typed. */
export function OrderSearch({ value, onSearch }: Props) {
  const [text, setText] = useState(() => toPersianDigits(value));
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  /** What the list was last asked for here, or is searched for from elsewhere. */
  const asked = useRef(value);

  function ask(wanted: string) {
    if (wanted === asked.current) return;
    asked.current = wanted;
    latest.current(wanted);
  }

  // The address changed by other means: a link, or its first reading. An answer to typing leaves the text alone.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(toPersianDigits(value));
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = text.trim();
      if (wanted === toPersianDigits(asked.current)) return;
      asked.current = wanted;
      latest.current(wanted);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <S.Search
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        ask(text.trim());
      }}
    >
      <Search size={20} />
      <input
        ref={field}
        type="search"
        aria-label="جست‌وجو در سفارش‌ها"
        placeholder="نام کالا یا شمارهٔ سفارش"
        enterKeyHint="search"
        maxLength={longestOrderSearch}
        value={text}
        onChange={(event) => setText(toPersianDigits(event.target.value))}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="پاک‌کردن"
          onClick={() => {
            setText('');
            ask('');
            field.current?.focus();
          }}
        >
          <X size={20} />
        </button>
      )}
    </S.Search>
  );
}
