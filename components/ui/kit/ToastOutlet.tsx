import { useState } from 'react';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { useAppSelector } from '@/hooks/useStore';
import { selectToasts } from '@/store/ui';

const Toasts = onDemand(() => import('./Toasts'));

/** Renders the toasts. Their code loads with the first toast. */
export function ToastOutlet() {
  const raised = useAppSelector(selectToasts).length > 0;
  const [needed, setNeeded] = useState(false);
  if (raised && !needed) setNeeded(true);
  return needed && <Toasts />;
}
