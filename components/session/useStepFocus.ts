import { useEffect, useRef } from 'react';
import { focusFirstField } from '@/components/ui/focusFirstField';
import { useAppSelector } from '@/hooks/useStore';
import { selectLogin } from '@/store/session/login';

/**
 * Moves the focus to the first field whenever another step is shown. For the component that opens the dialog: its
 * effects run after the dialog's own, which would take the focus.
 */
export function useStepFocus() {
  const root = useRef<HTMLDivElement>(null);
  const { step } = useAppSelector(selectLogin);
  useEffect(() => {
    if (step !== -1) focusFirstField(root.current);
  }, [step]);
  return root;
}
