import type { ReactNode } from 'react';
import { AsideColumns } from '@/components/ui/kit/AsideColumns';
import { ButtonLink } from '@/components/ui/kit/Button';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Container } from '@/components/ui/layout/Container';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { SignInCard } from '@/components/ui/panel/SignInCard';
import type { LeasingRequest } from '@/contract/leasing';
import { useLeasing } from './useLeasing';

type Props = {
  title: string;
  /** The page of a request. */
  children: (request: LeasingRequest) => ReactNode;
};

/** A personal page about the customer's leasing request: asks guests to sign in, and offers a request where there is none. */
export function LeasingFrame({ title, children }: Props) {
  const { request, status, failure, load, isGuest } = useLeasing();
  return (
    <>
      <NoIndexHead title={title} />
      <SlimHeader title={title} />
      <Container>
        <AsideColumns>
          {isGuest && (
            <div data-cell="whole">
              <SignInCard
                art="envelope"
                title="برای دیدن قرارداد وارد شوید"
                text="قرارداد، چک‌ها و اعتبار به نام شما نگه داشته می‌شود."
              />
            </div>
          )}
          {!isGuest && request && children(request)}
          {!isGuest && !request && status === 'loading' && (
            <div data-cell="whole" role="status" aria-label="در حال دریافت قرارداد شما">
              <Skeleton block={480} radius="xl" />
            </div>
          )}
          {!isGuest && !request && status === 'failed' && (
            <div data-cell="whole">
              <LoadFailure name="قرارداد شما" failure={failure} onRetry={load} />
            </div>
          )}
          {!isGuest && !request && status === 'ready' && (
            <div data-cell="whole">
              <StateCard
                art="wallet"
                title="هنوز اعتبار لیزینگ ندارید"
                text="مبلغ و قسط را انتخاب کنید، امتیاز اعتباری بگیرید و درخواست بفرستید."
              >
                <ButtonLink href="/leasingloanrequest">درخواست اعتبار</ButtonLink>
              </StateCard>
            </div>
          )}
        </AsideColumns>
      </Container>
    </>
  );
}
