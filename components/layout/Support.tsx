import { useRouter } from 'next/router';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Headset, X } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/onDemand';
import { useAppSelector } from '@/hooks/useStore';
import { selectSite } from '@/store/site';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

const load = () => import('./SupportPanel');
const SupportPanel = onDemand(load);

const Root = styled.aside`
  position: fixed;
  right: 15px; /* physical-ok: the chat widget's place is 15 px from the right */
  bottom: max(60px, calc(var(--bottom-bar-space, 0px) + 12px));
  z-index: ${layers.stickyBar};

  /* On phones a bar with price and button stands above the bottom bar of these pages. */
  ${media.belowMd} { &[data-over-bar] { bottom: calc(var(--bottom-bar-space, 0px) + 88px); } }

  > button { display: grid; place-items: center; inline-size: 52px; block-size: 52px; border-radius: var(--radius-full); background: var(--surface); color: var(--ink); box-shadow: var(--shadow-lifted); transition: transform 150ms var(--ease); }
  ${media.hover} { > button:hover { transform: translateY(-2px); } }
`;

/** The support button at the foot of the screen; hours and phone drop out of it. */
export default function Support() {
  const site = useAppSelector(selectSite);
  const { asPath } = useRouter();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!site) return null;

  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Root
      aria-label="پشتیبانی"
      data-over-bar={/^\/(products|cart)\b/.test(asPath) || undefined}
      onBlur={leave}
      onKeyDown={onKeyDown}
    >
      {open && <SupportPanel company={site.company} />}
      <button
        ref={button}
        type="button"
        data-early
        aria-label={open ? 'بستن پشتیبانی' : 'پشتیبانی'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={load}
        onFocus={load}
      >
        {open ? <X size={24} /> : <Headset size={24} />}
      </button>
    </Root>
  );
}
