import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component whose code is fetched when it is first rendered, which is always after something the shopper did: an
 * overlay, a panel, a toast. Nothing stands in its place meanwhile.
 */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Live = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once a module.
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Live {...props} />
      </Suspense>
    );
  };
}
