import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useModalDialog } from '@/hooks/useModalDialog';
import { useOverlay } from '@/hooks/useOverlay';

/** The element of a sheet over the whole screen, for a sheet with a look or a history of its own. */
export const SheetDialog = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  &[open] {
    display: flex;
    flex-direction: column;
  }
  /* Keeps the page behind from scrolling. */
  html:has(&[open]) {
    overflow: hidden;
  }
`;

type Props = {
  label: string;
  onClose: () => void;
  /** Renders the content. `close` closes the sheet. */
  children: (close: () => void) => ReactNode;
};

/** A full screen over the page with its own history entry. Back and Escape close it; the focus returns afterwards. */
export function FullSheet({ label, onClose, children }: Props) {
  const close = useOverlay(onClose);
  return (
    <SheetDialog {...useModalDialog(close)} aria-label={label}>
      {children(close)}
    </SheetDialog>
  );
}
