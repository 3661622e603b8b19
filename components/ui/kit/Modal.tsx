import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useModalDialog } from '@/hooks/useModalDialog';
import { useOverlay } from '@/hooks/useOverlay';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';

const Root = styled.dialog`
  padding: 0;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-lifted);
  max-inline-size: none;
  max-block-size: none;
  overflow: auto;
  ${forcedEdge}
  &::backdrop {
    background: var(--scrim);
  }

  &[data-kind='drawer'] {
    inline-size: min(462px, 100vw);
    block-size: 100dvh;
    margin: 0;
    margin-inline-start: auto;
    animation: pelle-drawer var(--time-move) var(--ease);
  }
  &[data-kind='dialog'] {
    inline-size: 100vw;
    max-block-size: 92dvh;
    margin: auto 0 0;
    border-radius: var(--radius-xl) var(--radius-xl) 0 0;
    animation: pelle-rise var(--time-move) var(--ease);
    ${media.md} {
      inline-size: 440px;
      margin: auto;
      border-radius: var(--radius-xl);
    }
    &[data-wide] {
      ${media.md} {
        inline-size: 560px;
      }
    }
    &[data-wide='scene'] {
      ${media.md} {
        inline-size: 900px;
      }
    }
  }
  > [data-card='plain'] {
    ${media.belowMd} {
      padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));
    }
  }
  /* The handle of a bottom sheet. */
  &[data-kind='dialog']::before {
    content: '';
    display: block;
    inline-size: 40px;
    block-size: 5px;
    margin: var(--space-3) auto 0;
    border-radius: var(--radius-full);
    background: var(--line);
    ${media.md} {
      display: none;
    }
  }

  /* The drawer slides in from the inline end, which is the left. */
  @keyframes pelle-drawer {
    from {
      translate: -40px 0;
      opacity: 0;
    }
  }
  @keyframes pelle-rise {
    from {
      translate: 0 24px;
      opacity: 0;
    }
  }
`;

type Props = {
  /** A drawer is at the inline end; a dialog is centred on desktop and a bottom sheet on phones. */
  kind: 'drawer' | 'dialog';
  /** Id of the title, which names the dialog for screen readers. */
  titleId: string;
  onClose: () => void;
  /** Width on desktop: `true` for a dialog with a table, `scene` for a form with a picture beside it. */
  wide?: boolean | 'scene';
  /** Renders the content. `close` closes the dialog. */
  children: (close: () => void) => ReactNode;
};

/** The native modal dialog: focus stays inside and returns, Escape, Back and a press on the scrim close it. */
export function Modal({ kind, titleId, onClose, wide, children }: Props) {
  const close = useOverlay(onClose);
  const dialog = useModalDialog(close);
  return (
    <Root
      {...dialog}
      data-kind={kind}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === dialog.ref.current) close();
      }}
    >
      {children(close)}
    </Root>
  );
}
