import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/kit/ErrorBoundary';
import { loadAgain } from '@/services/browser/firstLoad/loadAgain';

/**
 * A late part: a component whose code loads when it is first rendered, after an action of the shopper (an overlay, a
 * panel, a toast). It renders nothing while the code loads. A failed load is repeated, and an error in the component
 * does not reach the page.
 */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Live = lazy(() => loadAgain(load));
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level.
  function OnDemand(props: Props) {
    return (
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Live {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  /** Loads the code before its first use. A failure is ignored, because the first use loads again. */
  OnDemand.preload = () => {
    load().catch(() => {});
  };
  return OnDemand;
}
