import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { RowButton } from '@/components/desk/kit/RowButton';
import { TextField } from '@/components/ui/kit/Field';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Search } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { Note } from '@/components/ui/kit/Note';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { longestCustomerSearch } from '@/contract/limits';
import { useDeskRead } from '@/hooks/desk';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import { hitPath, hitTitle } from './hits';

/** The search waits until the operator has not typed for so long (ms). */
const pauseMs = 250;

const Panel = styled(Stack)`
  padding: var(--space-6);

  li a {
    display: block;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
  }
  li a:hover,
  li a:focus-visible {
    background: var(--sunken);
  }
`;

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The button that searches the whole desk, which «/» and Ctrl+K press too. */
export function DeskSearch() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isShortcut =
        (event.code === 'KeyK' && (event.ctrlKey || event.metaKey)) ||
        ((event.key === '/' || event.code === 'Slash') && !event.ctrlKey && !isEditable(event.target));
      // An open dialog keeps the keyboard.
      if (!isShortcut || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <RowButton aria-keyshortcuts="/ Control+K" onClick={() => setOpen(true)}>
        <Search size={20} />
        جست‌وجو در میز کار
      </RowButton>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, failure } = useDeskRead('search', search === '' ? null : { search });
  const hits = search === '' ? [] : (data ?? []);

  /** The arrows walk through the field and the links below it; Enter in the field opens the first link. */
  function onKeyDown(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      return links[0]?.click();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const places: (Element | null)[] = [field.current, ...links];
    const at = places.indexOf(document.activeElement);
    const next = places[(Math.max(at, 0) + step + places.length) % places.length];
    if (next instanceof HTMLElement) next.focus();
  }

  return (
    <Modal kind="dialog" wide titleId={titleId} onClose={onClose}>
      {(close) => (
        <Panel gap={3} role="search" onKeyDown={onKeyDown}>
          <Heading id={titleId}>جست‌وجو در میز کار</Heading>
          <TextField
            ref={field}
            label="شماره، موبایل، نام مشتری یا کالا"
            type="search"
            autoComplete="off"
            maxLength={longestCustomerSearch}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {failure && <Note kind="danger">{failure.message ?? messages.tryAgain}</Note>}
          <Text role="status" size="small" ink="muted">
            {search !== '' &&
              data &&
              (hits.length === 0 ? 'چیزی پیدا نشد.' : `${toPersianDigits(hits.length)} نتیجه`)}
          </Text>
          <Stack as="ul" gap={1} ref={list} aria-label="نتیجه‌ها">
            {hits.map((hit) => (
              <li key={`${hit.kind} ${hit.id}`}>
                <Link href={hitPath(hit)} onClick={close}>
                  <b>{hitTitle(hit)}</b>
                  <Text as="span" size="small" ink="muted">
                    {[hit.title, hit.kind === 'customer' ? toPersianDigits(hit.note) : hit.note]
                      .filter(Boolean)
                      .map((text) => `، ${text}`)}
                  </Text>
                </Link>
              </li>
            ))}
          </Stack>
        </Panel>
      )}
    </Modal>
  );
}
