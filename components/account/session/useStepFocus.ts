import { useEffect, useRef } from 'react';
import { focusFirstField } from '@/components/ui/kit/focusFirstField';
import { useAppSelector } from '@/hooks/useStore';
import { selectLogin } from '@/store/session/login';

/**
 * Focuses the first field of each step. Call it in the component that renders the dialog, because its effects run after
 * the dialog's own effect, which moves the focus to the dialog.
 */
export function useStepFocus() {
  const root = useRef<HTMLDivElement>(null);
  const { step } = useAppSelector(selectLogin);
  useEffect(() => {
    if (step !== -1) focusFirstField(root.current);
  }, [step]);
  return root;
}
