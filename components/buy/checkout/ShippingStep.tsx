import { Fragment, useEffect } from 'react';
import styled from 'styled-components';
import { ChoiceCard } from '@/components/ui/kit/ChoiceCard';
import { Bike, Mail, Store } from '@/components/ui/kit/customerIcons';
import { type Icon, Package, Truck } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import type { ShippingKind, ShippingMethod } from '@/contract/checkout';
import { useAppDispatch } from '@/hooks/useStore';
import { offeredShipping } from '@/rules/checkout/choice';
import { costText } from '@/rules/checkout/texts';
import { draftChanged, loadShipping } from '@/store/checkout';
import { media } from '@/styles/media';
import { SlotPicker } from './SlotPicker';
import type { Checkout } from './useCheckout';

const Branches = styled(Stack)`
  padding-inline-start: var(--space-4);
  ${media.md} {
    padding-inline-start: var(--space-7);
  }
`;

const icons: Record<ShippingKind, Icon> = {
  courier: Bike,
  post: Mail,
  tipax: Package,
  freight: Truck,
  pickup: Store,
};

const skeletonKeys = ['a', 'b', 'c', 'd'];

function MethodsSkeleton() {
  return (
    <Stack role="status" aria-label="در حال دریافت شیوه‌های ارسال">
      {skeletonKeys.map((key) => (
        <Skeleton key={key} block={78} radius="l" />
      ))}
    </Stack>
  );
}

/** The branches of a pick-up. */
function BranchPicker({ method, branchId }: { method: ShippingMethod; branchId: number | null }) {
  const dispatch = useAppDispatch();
  return (
    <Branches gap={2} role="radiogroup" aria-label="شعبهٔ تحویل">
      {method.branches.map((branch) => (
        <ChoiceCard
          key={branch.id}
          name="branch"
          chosen={branch.id === branchId}
          onChoose={() => dispatch(draftChanged({ branchId: branch.id }))}
          title={branch.title}
          text={
            <>
              {branch.address}
              <br />
              {branch.hours}
            </>
          }
        />
      ))}
    </Branches>
  );
}

/** Chooses how the basket is shipped, and when, or where it is picked up. A free delivery is chosen at first. */
export function ShippingStep({ checkout }: { checkout: Checkout }) {
  const dispatch = useAppDispatch();
  const { methods, chosen, shipping, address, draft, restored } = checkout;
  const untouched = restored && draft.methodId === null && draft.branchId === null;
  useEffect(() => {
    const offered = untouched && methods && offeredShipping(methods);
    if (offered) dispatch(draftChanged(offered));
  }, [dispatch, untouched, methods]);
  if (!methods) {
    return shipping.failed && address ? (
      <LoadFailed
        flow={loadShipping}
        name="شیوه‌های ارسال"
        onRetry={() => dispatch(loadShipping.request(address.id))}
      />
    ) : (
      <MethodsSkeleton />
    );
  }
  const lostSlot = chosen !== null && draft.slotId !== null && chosen.method.days.length > 0 && !chosen.slot;
  return (
    <>
      {lostSlot && <Note kind="warning">بازه‌ای که انتخاب کرده بودید پر شد. بازهٔ دیگری انتخاب کنید.</Note>}
      {methods.every(({ reason }) => reason !== null) && (
        <Note kind="danger">به این نشانی ارسال نداریم. نشانی دیگری انتخاب کنید.</Note>
      )}
      <Stack role="radiogroup" aria-label="شیوهٔ ارسال">
        {methods.map((method) => {
          const Icon = icons[method.kind];
          const isChosen = method.id === chosen?.method.id;
          return (
            <Fragment key={method.id}>
              <ChoiceCard
                name="shipping"
                chosen={isChosen}
                disabled={method.reason !== null}
                onChoose={() => dispatch(draftChanged({ methodId: method.id, slotId: null, branchId: null }))}
                icon={<Icon size={24} />}
                title={method.title}
                text={method.reason ?? method.text}
                end={
                  method.reason === null && (
                    <Text
                      as="span"
                      size="small"
                      ink={!method.postpaid && method.cost === 0 ? 'success' : undefined}
                    >
                      {costText(method)}
                    </Text>
                  )
                }
              />
              {isChosen && method.days.length > 0 && <SlotPicker chosen={chosen} />}
              {isChosen && method.branches.length > 0 && (
                <BranchPicker method={method} branchId={chosen.branch?.id ?? null} />
              )}
            </Fragment>
          );
        })}
      </Stack>
    </>
  );
}
