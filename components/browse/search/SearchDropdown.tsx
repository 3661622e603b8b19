import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Scrim } from '@/components/ui/kit/Scrim';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';
import { Suggestions } from './Suggestions';

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline: 0;
  z-index: ${layers.raised};
  max-block-size: calc(100dvh - 140px);
  overflow: auto;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);

  .hint {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding: 0 var(--space-4) var(--space-3);
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  .hint span:first-child {
    display: none;
    ${media.hover} {
      display: inline;
    }
  }
`;

type Props = Omit<ComponentProps<typeof Suggestions>, 'onPicked' | 'replace'> & { onClose: () => void };

/** Suggestions under the field of the desktop header, over the dimmed page. */
export default function SearchDropdown({ onClose, ...rest }: Props) {
  return (
    <>
      <Scrim aria-hidden="true" />
      <Panel tabIndex={-1}>
        <Suggestions {...rest} onPicked={onClose} />
        <p className="hint">
          <span>برای جست‌وجو Enter بزنید</span>
          <span>حداقل ۳ حرف</span>
        </p>
      </Panel>
    </>
  );
}
