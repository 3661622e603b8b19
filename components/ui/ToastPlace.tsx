import { useState } from 'react';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { useAppSelector } from '@/hooks/useStore';
import { selectToasts } from '@/store/ui';

const Toasts = onDemand(() => import('./Toasts'));

/** Where toasts appear; their code is fetched with the first one. */
export function ToastPlace() {
  const raised = useAppSelector(selectToasts).length > 0;
  const [needed, setNeeded] = useState(false);
  if (raised && !needed) setNeeded(true);
  return needed && <Toasts />;
}
