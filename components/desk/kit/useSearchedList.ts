import { type FormEvent, useState } from 'react';
import { useCursor } from './useCursor';

/** The search and the page of a list. Another search begins with its first page, and an emptied field shows the whole list. */
export function useSearchedList() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { cursor, turn, choose } = useCursor();
  const startSearch = choose(setSearch);

  /** Shows the first page of a search. */
  function show(text: string) {
    setTyped(text);
    startSearch(text);
  }

  return {
    search,
    cursor,
    query: { ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) },
    /** Attributes of the form around the field. */
    form: {
      role: 'search',
      onSubmit(event: FormEvent) {
        event.preventDefault();
        startSearch(typed.trim());
      },
    },
    /** Attributes of the field. */
    field: {
      type: 'search',
      enterKeyHint: 'search',
      value: typed,
      onChange({ currentTarget: { value } }: FormEvent<HTMLInputElement>) {
        setTyped(value);
        if (value === '') startSearch('');
      },
    } as const,
    show,
    clear: () => show(''),
    turn,
  };
}
