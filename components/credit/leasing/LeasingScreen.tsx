import { AsideColumns } from '@/components/ui/kit/AsideColumns';
import { DiscList } from '@/components/ui/kit/DiscList';
import { NumberedIntro } from '@/components/ui/kit/NumberedIntro';
import { PageHead } from '@/components/ui/kit/PageHead';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import type { LeasingPlan, LeasingRequest } from '@/contract/leasing';
import type { Site } from '@/contract/site';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { isOpenLeasing, isUsable } from '@/rules/leasing/texts';
import { formatMillions } from '@/utils/money';
import { RequestForm } from './RequestForm';
import { RequestStatus } from './RequestStatus';
import { useLeasing } from './useLeasing';

const steps = [
  ['مبلغ و قسط', 'سقف اعتبار و تعداد قسط را انتخاب می‌کنید.'],
  ['اعتبارسنجی', 'امتیاز شما با رضایت خودتان پرسیده می‌شود.'],
  ['چک صیادی', 'شمارهٔ صیاد و تصویر چک‌ها را می‌فرستید.'],
  ['خرید', 'با اعتبار آماده، سبد را قسطی می‌خرید.'],
] as const;

const conditions = [
  'هر نفر یک درخواست باز دارد و پس از مصرف اعتبار می‌تواند دوباره درخواست دهد.',
  'چک‌ها باید صیادی (بنفش) و در سامانهٔ صیاد به نام فروشگاه ثبت شده باشند.',
  'قسط عقب‌افتاده و چک برگشتی باز، مانع درخواست است.',
  'پس از تسویهٔ همهٔ قسط‌ها، لاشهٔ چک‌ها برگردانده می‌شود.',
] as const;

type Props = {
  site: Site;
  plans: readonly LeasingPlan[];
  /** When the server rendered the page, ms. */
  renderedAt: number;
};

/** Whether the customer can send another request. */
const canRequest = (request: LeasingRequest | null, today: string) =>
  !request || !(isOpenLeasing(request) || isUsable(request, today));

function Conditions() {
  return (
    <Card aria-labelledby="leasing-conditions" gap={4}>
      <Heading id="leasing-conditions">شرایط</Heading>
      <DiscList>
        {conditions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </DiscList>
    </Card>
  );
}

/** `/leasingloanrequest`: what a leasing credit is and costs, the request for it, and the state of the last one. */
export function LeasingScreen({ site, plans, renderedAt }: Props) {
  const { request, status, failure, load, isGuest, isCustomer } = useLeasing();
  const { companyName } = site.company;
  const highest = Math.max(0, ...plans.map(({ ceiling }) => ceiling));
  const instant = Math.max(0, ...plans.map(({ instantCeiling }) => instantCeiling ?? 0));
  const isKnown = isGuest || status === 'ready';
  const showsForm = isGuest || (status === 'ready' && canRequest(request, tehranDateOf(renderedAt)));
  return (
    <>
      <PageHead
        title={`اعتبار لیزینگ | ${companyName}`}
        description={`اعتبار لیزینگ ${companyName}${highest > 0 ? ` تا ${formatMillions(highest)} تومان` : ''} با چک صیادی، بی‌پیش‌پرداخت و بی‌ضامن؛ درخواست و پاسخ اینترنتی.`}
        canonical="/leasingloanrequest"
      />
      <SlimHeader title="اعتبار لیزینگ" />
      <Container>
        <AsideColumns>
          {!request && (
            <div data-cell="whole">
              <NumberedIntro
                title="یک بار تأیید، چند خرید قسطی."
                text={
                  <>
                    {highest > 0 && `تا ${formatMillions(highest)} تومان `}اعتبار با چک صیادی، بی‌پیش‌پرداخت و
                    بی‌ضامن
                    {instant > 0 && `؛ تا ${formatMillions(instant)} با امتیاز خوب همان لحظه تأیید می‌شود`}.
                  </>
                }
                steps={steps}
              />
            </div>
          )}
          {!isKnown && status === 'loading' && (
            <div data-cell="whole" role="status" aria-label="در حال دریافت درخواست شما">
              <Skeleton block={480} radius="xl" />
            </div>
          )}
          {!isGuest && status === 'failed' && (
            <div data-cell="whole">
              <LoadFailure name="درخواست شما" failure={failure} onRetry={load} />
            </div>
          )}
          {request && isCustomer && (
            <div data-cell={showsForm ? 'whole' : undefined}>
              <RequestStatus request={request} />
            </div>
          )}
          {showsForm && plans.length > 0 && (
            <RequestForm plans={plans} renderedAt={renderedAt} isCustomer={isCustomer} />
          )}
          {showsForm && plans.length === 0 && <p role="status">اکنون طرح لیزینگی ارائه نمی‌شود.</p>}
          {isKnown && (
            <div data-cell={showsForm ? 'whole' : undefined}>
              <Conditions />
            </div>
          )}
        </AsideColumns>
      </Container>
    </>
  );
}
