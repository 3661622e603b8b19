import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { PanelSkeleton } from '@/components/ui/panel/PanelSkeleton';
import type { Failure } from '@/contract/failure';
import { ChangeFailure } from './ChangeFailure';

/** Paler while the data is renewed. */
const Fresh = styled(Stack)`
  transition: opacity var(--time-hover);
  &[data-old] {
    opacity: 0.5;
  }
`;

type Props<Data> = {
  /** Answer of `useDeskRead`. */
  read: { data: Data | undefined; loading: boolean; failure: Failure | null; reload: () => void };
  /** Name of the data: «سفارش‌ها». */
  name: string;
  children: (data: Data) => ReactNode;
};

/** Data of the desk: a skeleton before the first answer, the failure with a way to repeat, else the data; paler while it is renewed. */
export function DeskData<Data>({ read: { data, loading, failure, reload }, name, children }: Props<Data>) {
  if (data === undefined)
    return failure ? (
      <LoadFailure name={name} failure={failure} onRetry={reload} />
    ) : (
      <div role="status" aria-label={`در حال دریافت ${name}`}>
        <PanelSkeleton rows={5} />
      </div>
    );
  return (
    <>
      <ChangeFailure failure={failure} />
      <Fresh gap={4} data-old={loading || undefined} aria-busy={loading}>
        {children(data)}
      </Fresh>
    </>
  );
}
