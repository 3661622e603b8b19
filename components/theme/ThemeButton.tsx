import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { IconButton } from '@/components/ui/IconButton';
import { SunMoon } from '@/components/ui/icons';
import { media } from '@/styles/media';

const ThemeChoice = onDemand(() => import(/* webpackChunkName: 'bars' */ './ThemeChoice'));

const Root = styled.div`
  position: relative;
  ${media.belowMd} {
    display: none;
  }
  > div {
    position: absolute;
    inset-block-start: calc(100% + 8px);
    inset-inline-end: 0;
    inline-size: 300px;
    padding: 12px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-lifted);
  }
`;

/** The theme button of the desktop header; its panel offers the themes. Phones have the choice in the category drawer. */
export function ThemeButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const closeOnFocusOut = (event: FocusEvent) =>
    !event.currentTarget.contains(event.relatedTarget) && setOpen(false);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Root onBlur={closeOnFocusOut} onKeyDown={onKeyDown}>
      <IconButton
        ref={button}
        label="رنگ صفحه"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={ThemeChoice.preload}
        onFocus={ThemeChoice.preload}
      >
        <SunMoon size={24} />
      </IconButton>
      {open && (
        // `tabIndex` keeps the focus inside when the shopper presses an empty part of the panel.
        <div tabIndex={-1}>
          <ThemeChoice />
        </div>
      )}
    </Root>
  );
}
