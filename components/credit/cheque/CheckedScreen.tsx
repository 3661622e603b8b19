import { ButtonLink } from '@/components/ui/kit/Button';
import { NumberedIntro } from '@/components/ui/kit/NumberedIntro';
import { PageHead } from '@/components/ui/kit/PageHead';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Actions } from '@/components/ui/layout/Actions';
import { Container } from '@/components/ui/layout/Container';
import { PageColumn } from '@/components/ui/layout/PageColumn';
import { Stack } from '@/components/ui/layout/Stack';
import type { ListedPlan } from '@/contract/facility';
import type { Site } from '@/contract/site';
import { ChequeCalculator } from './ChequeCalculator';
import { ChequeConditions } from './ChequeConditions';
import { ChequeRequests } from './ChequeRequests';

const steps = [
  ['انتخاب طرح', 'کالا را در سبد بگذارید و در گام پرداخت «چک صیادی» را انتخاب کنید.'],
  ['پیش‌پرداخت', 'سهم نقدی را امروز می‌پردازید و کالا برای شما کنار گذاشته می‌شود.'],
  ['ثبت چک‌ها', 'شمارهٔ صیاد و تصویر هر چک را در صفحهٔ سفارش می‌فرستید.'],
  ['بررسی و ارسال', 'چک‌ها تا یک روز کاری بررسی می‌شود و سفارش راه می‌افتد.'],
] as const;

type Props = {
  site: Site;
  /** The plans that ask for cheques. */
  plans: readonly ListedPlan[];
  /** When the server rendered the page, ms. */
  renderedAt: number;
};

/** `/checked`: what a purchase by cheque is and costs, and the customer's own open cheques. */
export function CheckedScreen({ site, plans, renderedAt }: Props) {
  const { companyName } = site.company;
  return (
    <>
      <PageHead
        title={`خرید با چک صیادی | ${companyName}`}
        description={`خرید قسطی از ${companyName} با چک صیادی: شرایط، تاریخ و مبلغ هر چک، و پیگیری چک‌هایی که فرستاده‌اید.`}
        canonical="/checked"
      />
      <SlimHeader title="خرید با چک صیادی" />
      <Container>
        <Stack as={PageColumn} gap={5}>
          <NumberedIntro
            title="چک می‌دهید، کالا را همین هفته می‌گیرید."
            text="بخشی را امروز می‌پردازید و برای هر قسط یک چک صیادی به تاریخ همان قسط می‌دهید."
            steps={steps}
          >
            <Actions>
              <ButtonLink href="/shop" size="small">
                دیدن کالاها
              </ButtonLink>
            </Actions>
          </NumberedIntro>
          <ChequeRequests />
          {plans.length > 0 ? (
            <ChequeCalculator plans={plans} startsAt={renderedAt} />
          ) : (
            <p role="status">اکنون طرحی با چک ارائه نمی‌شود.</p>
          )}
          <ChequeConditions />
        </Stack>
      </Container>
    </>
  );
}
