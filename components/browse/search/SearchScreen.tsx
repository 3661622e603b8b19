import { useRouter } from 'next/router';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FullSheet } from '@/components/ui/kit/FullSheet';
import { IconButton } from '@/components/ui/kit/IconButton';
import { ArrowRight } from '@/components/ui/kit/icons';
import { SearchInput } from '@/components/ui/kit/SearchInput';
import { shortestSubmitted } from '@/contract/firstLoad/searchLimits';
import { useAppDispatch } from '@/hooks/useStore';
import { searchSubmitted } from '@/store/firstLoad/searchField';
import { Suggestions } from './Suggestions';
import { searchHref } from './searchHref';
import { noOptions, type OptionKeys, productSearch } from './searchOptions';

const Bar = styled.form`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding-block: var(--space-2);
  padding-inline: var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--line);
`;

const Results = styled.div`
  flex: 1;
  overflow: auto;
  overscroll-behavior: contain;
`;

/** The header's search field, which opened this screen. */
const openerField = () => document.querySelector<HTMLInputElement>('header [name="search"]');

/** The full-screen search of phones. It starts with the text of the header's field; Back closes it. */
export default function SearchScreen({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<OptionKeys | null>(null);
  const [text, setText] = useState('');
  const [options, setOptions] = useState(noOptions);

  // A layout effect, because the header's field is up to date by then and loses its text together with the focus later.
  useLayoutEffect(() => setText(openerField()?.value ?? ''), []);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
    // The focus returns to the header's field on closing. Read-only keeps the phone's keyboard closed then.
    const opener = openerField();
    if (opener) opener.readOnly = true;
  }, []);

  /** Escape empties the field. In an empty field it closes the screen, which the dialog handles. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      setText('');
    } else keys.current?.(event);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < shortestSubmitted) return;
    dispatch(searchSubmitted(text));
    router.replace(searchHref(text));
  }

  return (
    <FullSheet label="جست‌وجو" onClose={onClose}>
      {(close) => (
        <>
          <Bar role="search" onSubmit={submit}>
            <IconButton label="بازگشت" onClick={close}>
              <ArrowRight size={24} />
            </IconButton>
            <SearchInput
              tone="sunken"
              {...productSearch(options.any, options.active)}
              ref={input}
              text={text}
              onText={setText}
              onKeyDown={onKeyDown}
            />
          </Bar>
          <Results>
            <Suggestions text={text} keys={keys} onOptions={setOptions} onPicked={() => {}} replace />
          </Results>
        </>
      )}
    </FullSheet>
  );
}
