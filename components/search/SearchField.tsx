import { useRouter } from 'next/router';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { IconButton } from '@/components/ui/IconButton';
import { Search, X } from '@/components/ui/icons';
import { longestSearch, shortestSubmitted } from '@/contract/limits';
import { useAppDispatch } from '@/hooks/useStore';
import { searchSubmitted } from '@/store/firstLoad/searchField';
import { overlayOpened } from '@/store/ui';
import { breakpoints } from '@/styles/media';
import * as S from './SearchField.styles';
import { searchHref } from './searchHref';
import { type OptionKeys, searchListId } from './searchOptions';

const SearchDropdown = onDemand(() => import('./SearchDropdown'));
const isPhone = () => window.innerWidth < breakpoints.md;

/**
 * The search field of the header: a plain form without JavaScript, a combobox with suggestions on desktop, and on phones
 * the door to the full-screen search, which goes on with the text of this field. On the results page it holds the
 * searched text.
 */
export function SearchField() {
  const router = useRouter();
  const { pathname, query } = router;
  const searched = pathname === '/shop' ? String(query.search ?? '') : '';
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<OptionKeys | null>(null);
  /** Null while the field holds the searched text unchanged. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? searched;
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<{ active: string | null; any: boolean }>({
    active: null,
    any: false,
  });

  // Keeps the text that is typed before hydration, or while the results of the previous search are still loading.
  useEffect(() => {
    const value = input.current?.value ?? '';
    setTyped(value === searched ? null : value);
  }, [searched]);
  // Opens the suggestions when the field got the focus before hydration.
  useEffect(() => {
    if (input.current === document.activeElement) input.current?.click();
  }, []);

  /** Opens the suggestions, on phones the full-screen search. */
  function enter() {
    if (isPhone()) dispatch(overlayOpened('search'));
    else setOpen(true);
  }

  /** Closing clears what was typed, and the results. */
  function close() {
    setOpen(false);
    setTyped(null);
    setOptions({ active: null, any: false });
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
    if (event.key === 'Escape') close();
    else if (open) keys.current?.(event);
    else if (event.key === 'ArrowDown') enter();
  }

  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && close();

  return (
    <S.Form role="search" action="/shop" onSubmit={submit} onBlur={leave}>
      <div className="field">
        <Search size={20} />
        <input
          ref={input}
          type="search"
          name="search"
          role="combobox"
          aria-label="جست‌وجوی کالا"
          aria-expanded={open && options.any}
          aria-controls={searchListId}
          aria-autocomplete="list"
          aria-activedescendant={options.active ?? undefined}
          placeholder="نام کالا، برند یا مدل را بنویسید"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestSearch}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            enter();
          }}
          onPointerEnter={SearchDropdown.preload}
          onFocus={() => isPhone() || setOpen(true)}
          onClick={enter}
          onKeyDown={onKeyDown}
        />
        {text && (
          <IconButton
            label="پاک‌کردن متن"
            onClick={() => {
              input.current?.focus();
              setTyped('');
              enter();
            }}
          >
            <X size={20} />
          </IconButton>
        )}
      </div>
      {open && <SearchDropdown text={text} keys={keys} onOptions={setOptions} onClose={close} />}
    </S.Form>
  );
}
