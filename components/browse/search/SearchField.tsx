import { useRouter } from 'next/router';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { SearchInput } from '@/components/ui/kit/SearchInput';
import { shortestSubmitted } from '@/contract/firstLoad/searchLimits';
import { useAppDispatch } from '@/hooks/useStore';
import { searchSubmitted } from '@/store/firstLoad/searchField';
import { overlayOpened } from '@/store/ui';
import { breakpoints } from '@/styles/media';
import * as S from './SearchField.styles';
import { searchHref } from './searchHref';
import { noOptions, type OptionKeys, productSearch } from './searchOptions';

const SearchDropdown = onDemand(() => import(/* webpackChunkName: 'search' */ './SearchDropdown'));
const isPhone = () => window.innerWidth < breakpoints.md;

/**
 * The search field of the header: a combobox with suggestions on desktop. On phones it opens the full-screen search,
 * which takes over its text. It is a form without JavaScript, and shows the searched text on the results page.
 */
export function SearchField() {
  const router = useRouter();
  const searched = String(router.query.search ?? '');
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<OptionKeys | null>(null);
  /** Null while the field holds the searched text unchanged. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? searched;
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState(noOptions);

  // Keeps text that was typed before hydration or while the results of the last search were loading.
  useEffect(() => {
    const value = input.current?.value ?? '';
    setTyped(value === searched ? null : value);
  }, [searched]);
  // Opens the suggestions if the field got the focus before hydration.
  useEffect(() => {
    if (input.current === document.activeElement) input.current?.click();
  }, []);

  /** Opens the suggestions, or the full-screen search on phones. */
  function openSuggestions() {
    if (isPhone()) dispatch(overlayOpened('search'));
    else setOpen(true);
  }

  /** Closes the suggestions and clears the typed text. */
  function closeSuggestions() {
    setOpen(false);
    setTyped(null);
    setOptions(noOptions);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < shortestSubmitted) return;
    dispatch(searchSubmitted(text));
    setOpen(false);
    router.push(searchHref(text));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.currentTarget.readOnly = false;
    if (event.key === 'Escape') closeSuggestions();
    else if (open) keys.current?.(event);
    else if (event.key === 'ArrowDown') openSuggestions();
  }

  const closeOnFocusOut = (event: FocusEvent) =>
    !event.currentTarget.contains(event.relatedTarget) && closeSuggestions();

  return (
    <S.Form role="search" action="/shop" onSubmit={submit} onBlur={closeOnFocusOut}>
      <SearchInput
        tone="sunken"
        {...productSearch(open && options.any, options.active)}
        ref={input}
        name="search"
        text={text}
        onText={(value) => {
          setTyped(value);
          openSuggestions();
        }}
        onPointerEnter={SearchDropdown.preload}
        onFocus={() => isPhone() || setOpen(true)}
        onClick={openSuggestions}
        onKeyDown={onKeyDown}
      />
      {open && <SearchDropdown text={text} keys={keys} onOptions={setOptions} onClose={closeSuggestions} />}
    </S.Form>
  );
}
