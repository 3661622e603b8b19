import { useRouter } from 'next/router';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Headset, X } from '@/components/ui/kit/icons';
import { useAppSelector } from '@/hooks/useStore';
import { selectSite } from '@/store/site';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';
import { tabHeight, useSupportPlace } from './useSupportPlace';

const SupportPanel = onDemand(() => import(/* webpackChunkName: 'support' */ './SupportPanel'));

/** Width and height (px) of the whole button. */
const buttonSize = 52;

const Root = styled.aside`
  position: fixed;
  /* stylelint-disable-next-line property-disallowed-list -- the specification places the chat widget at the bottom right */
  right: 15px;
  inset-block-end: max(60px, calc(var(--bottom-bar-space, 0px) + 12px));
  z-index: ${layers.stickyBar};
  inline-size: ${buttonSize}px;
  block-size: ${buttonSize}px;
  /* Width of the tab that a drawn-back button is: less than the empty margin of the page. */
  --tab: calc(var(--gutter) - 2px);
  pointer-events: none;

  /* On phones these pages have a bar with price and button above the bottom bar. */
  ${media.belowMd} {
    &[data-over-bar] {
      inset-block-end: calc(var(--bottom-bar-space, 0px) + 88px);
    }
  }

  > * {
    pointer-events: auto;
  }
  /* The border is visible only with forced colours. */
  > button {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    border: 1px solid transparent;
    border-radius: var(--radius-full);
    background: var(--surface);
    color: var(--ink);
    box-shadow: var(--shadow-lifted);
    transition: translate var(--time-move) var(--ease);
  }
  .label {
    display: none;
    writing-mode: vertical-rl;
    font-size: var(--text-caption);
    font-weight: 600;
    line-height: 1;
  }
  &[data-place='tab'] > button:not(:focus-visible) {
    /* Only its translation leads to the edge: the start of its box stays, so that browsers count no shift of the layout. */
    inline-size: var(--tab);
    block-size: ${tabHeight}px;
    translate: 15px ${buttonSize - tabHeight}px;
    /* The square side is at the edge of the screen. */
    border-radius: var(--radius-s) 0 0 var(--radius-s);
    transition: none;

    > svg {
      display: none;
    }
    > .label {
      display: block;
    }
  }
  &[data-place='away'] > button:not(:focus-visible) {
    translate: calc(100% + 32px) 0;
  }
  ${media.hover} {
    &[data-place='full'] > button:hover {
      translate: 0 -2px;
    }
  }
`;

/** Marks answers that the shopper has not seen. Rendered in the browser only, so that its style is not in the HTML. */
const UnseenDot = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 2px;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid var(--surface);
  border-radius: var(--radius-full);
  background: var(--accent-strong);
`;

/** The support button at the bottom of the screen. It draws back from the page's controls and opens `SupportPanel`. */
export default function Support() {
  const site = useAppSelector(selectSite);
  const { asPath } = useRouter();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const place = useSupportPlace(root);
  // The selector is written here, so that this chunk does not carry the slice.
  const unseen = useAppSelector((state) => state.conversation?.unseen ?? 0);
  if (!site) return null;

  const closeOnFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Root
      ref={root}
      data-place={open ? 'full' : place}
      aria-label="پشتیبانی"
      data-over-bar={/^\/(products|cart)\b/.test(asPath) || undefined}
      onBlur={closeOnFocusOut}
      onKeyDown={onKeyDown}
    >
      {open && <SupportPanel company={site.company} />}
      <button
        ref={button}
        type="button"
        aria-label={open ? 'بستن پشتیبانی' : unseen > 0 ? 'پشتیبانی، پاسخ جدید دارید' : 'پشتیبانی'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={SupportPanel.preload}
        onFocus={SupportPanel.preload}
      >
        {open ? <X size={24} /> : <Headset size={24} />}
        <span className="label" aria-hidden="true">
          پشتیبانی
        </span>
        {!open && unseen > 0 && <UnseenDot />}
      </button>
    </Root>
  );
}
