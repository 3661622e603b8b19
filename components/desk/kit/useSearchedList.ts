import { type FormEvent, useState } from 'react';

/** The search and the page of a list. Another search begins with its first page, and an emptied field shows the whole list. */
export function useSearchedList() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [cursor, setCursor] = useState<string | null>(null);

  function startSearch(text: string) {
    setSearch(text);
    setCursor(null);
  }

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
    turn: setCursor,
  };
}
