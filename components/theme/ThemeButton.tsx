import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { IconButton } from '@/components/ui/IconButton';
import { SunMoon } from '@/components/ui/icons';

const ThemeChoice = onDemand(() => import('./ThemeChoice'));

const Root = styled.div`
  position: relative;
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

/** A quiet button; the choice drops out of it. */
export function ThemeButton() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const leave = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Root className="wide" onBlur={leave} onKeyDown={onKeyDown}>
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
        // Keeps the focus inside when the ground of the panel is pressed.
        <div tabIndex={-1}>
          <ThemeChoice />
        </div>
      )}
    </Root>
  );
}
