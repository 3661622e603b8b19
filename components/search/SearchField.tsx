import { useRouter } from 'next/router';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { Search, X } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/onDemand';
import { useAppDispatch } from '@/hooks/useStore';
import { searchSubmitted, shortestSubmitted } from '@/store/searchField';
import { overlayOpened } from '@/store/ui';
import { breakpoints } from '@/styles/media';
import * as S from './SearchField.styles';
import { searchHref } from './searchHref';
import { type OptionKeys, searchListId } from './searchOptions';

const loadDropdown = () => import('./SearchDropdown');
const SearchDropdown = onDemand(loadDropdown);
const isPhone = () => window.innerWidth < breakpoints.md;

/**
 * The search field of the header: a plain form without JavaScript, a combobox with suggestions on desktop, and on
 * phones the door to the full-screen search.
 */
export function SearchField() {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<OptionKeys | null>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<{ active: string | null; any: boolean }>({
    active: null,
    any: false,
  });

  function show() {
    if (!isPhone()) setOpen(true);
  }

  /** Closing clears text and results. */
  function close() {
    setOpen(false);
    setText('');
    setOptions({ active: null, any: false });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < shortestSubmitted) return;
    dispatch(searchSubmitted(text));
    input.current?.blur();
    close();
    router.push(searchHref(text));
  }

  function onClick(event: MouseEvent<HTMLInputElement>) {
    if (!isPhone()) return show();
    // The focus comes back here from the full screen; a phone must not raise its keyboard for that.
    event.currentTarget.readOnly = true;
    dispatch(overlayOpened('search'));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.currentTarget.readOnly = false;
    if (event.key === 'Escape') close();
    else if (open) keys.current?.(event);
    else if (event.key === 'ArrowDown') show();
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
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            show();
          }}
          onPointerEnter={loadDropdown}
          onFocus={show}
          onClick={onClick}
          onKeyDown={onKeyDown}
        />
        {text && (
          <IconButton
            label="پاک‌کردن متن"
            onClick={() => {
              setText('');
              input.current?.focus();
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
