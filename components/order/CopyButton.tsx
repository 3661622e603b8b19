import { useEffect, useState } from 'react';
import { Copy } from '@/components/ui/customerIcons';
import { Check } from '@/components/ui/icons';
import { useAppDispatch } from '@/hooks/useStore';
import { toastRaised } from '@/store/ui';
import * as S from './Order.styles';

/** How long the button shows that it has copied. */
const doneShownMs = 3000;

/** Copies a text to the clipboard. @param what the name of the text, for screen readers */
export function CopyButton({ text, what }: { text: string; what: string }) {
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
        toastRaised({ kind: 'warning', text: 'مرورگر اجازهٔ رونوشت نداد', detail: 'متن را خودتان برگزینید.' }),
      );
    }
  }

  return (
    <S.Copy type="button" onClick={copyText}>
      {done ? <Check size={16} /> : <Copy size={16} />}
      <span role="status">{done ? 'رونوشت شد' : ''}</span>
      {!done && (
        <span>
          رونوشت<span className="visually-hidden"> {what}</span>
        </span>
      )}
    </S.Copy>
  );
}
