import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Copy } from '@/components/ui/kit/customerIcons';
import { Check } from '@/components/ui/kit/icons';
import { useAppDispatch } from '@/hooks/useStore';
import { toastRaised } from '@/store/ui';
import { media } from '@/styles/media';

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--space-2);
  min-block-size: 44px;
  padding-inline: var(--space-3);
  border-radius: var(--radius-m);
  color: var(--accent-strong);
  font-size: var(--text-small);
  font-weight: 700;
  &[data-icon-only] {
    justify-content: center;
    min-inline-size: 44px;
    padding-inline: 0;
  }
  ${media.hover} {
    &:hover {
      color: var(--accent-deep);
    }
  }
`;

/** How long the button shows that it has copied. */
const doneShownMs = 3000;

type Props = {
  text: string;
  /** The name of the text, for screen readers. */
  name: string;
  /** Shows the icon without the word. */
  iconOnly?: boolean;
};

/** Copies a text to the clipboard. */
export function CopyButton({ text, name, iconOnly }: Props) {
  const dispatch = useAppDispatch();
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), doneShownMs);
    return () => clearTimeout(timer);
  }, [done]);

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      dispatch(
        toastRaised({ kind: 'warning', text: 'مرورگر اجازهٔ کپی نداد', detail: 'متن را خودتان برگزینید.' }),
      );
    }
  }

  return (
    <Root type="button" data-icon-only={iconOnly || undefined} onClick={copyText}>
      {done ? <Check size={16} /> : <Copy size={16} />}
      <span role="status" className={iconOnly ? 'visually-hidden' : undefined}>
        {done ? 'کپی شد' : ''}
      </span>
      {!done && (
        <span className={iconOnly ? 'visually-hidden' : undefined}>
          کپی<span className="visually-hidden"> {name}</span>
        </span>
      )}
    </Root>
  );
}
