import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { IconButton } from '@/components/ui/kit/IconButton';
import { SunMoon } from '@/components/ui/kit/icons';
import { media } from '@/styles/media';

const ThemePanel = onDemand(() => import(/* webpackChunkName: 'bars' */ './ThemePanel'));

const Root = styled.div`
  position: relative;
  ${media.belowMd} {
    display: none;
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
        onPointerEnter={ThemePanel.preload}
        onFocus={ThemePanel.preload}
      >
        <SunMoon size={24} />
      </IconButton>
      {open && <ThemePanel />}
    </Root>
  );
}
