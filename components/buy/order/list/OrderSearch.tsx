import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SearchInput } from '@/components/ui/kit/SearchInput';
import { longestOrderSearch } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Orders.styles';

/** Debounce of the search while the customer types. */
const typingDebounceMs = 400;

type Props = {
  /** The text in the address, which the list is searched for. */
  value: string;
  onSearch: (text: string) => void;
};

/** Searches orders by product title or order number. Typed digits are shown in Persian. */
export function OrderSearch({ value, onSearch }: Props) {
  const [text, setText] = useState(() => toPersianDigits(value));
  const field = useRef<HTMLInputElement>(null);
  /** The text of the last search, whether it was made here or came with the address. */
  const asked = useRef(value);

  function searchNow(wanted: string) {
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  }
  const searchTyped = useEffectEvent((typed: string) => {
    const wanted = typed.trim();
    if (wanted !== toPersianDigits(asked.current)) searchNow(wanted);
  });

  // Takes over a text that came with the address. The text of a search made here must not replace newer typing.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(toPersianDigits(value));
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(text), typingDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <S.Search
      role="search"
      aria-label="جست‌وجو در سفارش‌ها"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(text.trim());
      }}
    >
      <SearchInput
        ref={field}
        label="جست‌وجو در سفارش‌ها"
        placeholder="نام کالا یا شمارهٔ سفارش"
        enterKeyHint="search"
        maxLength={longestOrderSearch}
        text={text}
        onText={(typed) => setText(toPersianDigits(typed))}
        onCleared={() => searchNow('')}
      />
    </S.Search>
  );
}
