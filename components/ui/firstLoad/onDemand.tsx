import { type ComponentType, lazy, Suspense } from 'react';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { loadAgain } from '@/utils/firstLoad/loadAgain';

/**
 * A component whose code is fetched when it is first rendered, which is always after something the shopper did: an
 * overlay, a panel, a toast. Nothing stands in its place meanwhile. Code that does not come is asked for again, and
 * an error in it takes nothing else along.
 */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Live = lazy(() => loadAgain(load));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module.
  function OnDemand(props: Props) {
    return (
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Live {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  /** Fetches the code ahead of its first use. That this fails is no loss: the first use asks again. */
  OnDemand.preload = () => {
    load().catch(() => {});
  };
  return OnDemand;
}
