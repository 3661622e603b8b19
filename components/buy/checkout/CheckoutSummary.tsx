import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ShieldCheck } from '@/components/ui/kit/icons';
import type { BasketView } from '@/contract/view';
import type { CheckoutStep } from '@/rules/checkout/steps';
import { formatNumber, formatToman } from '@/utils/money';
import * as C from './Checkout.styles';
import { CheckoutSums } from './CheckoutSums';
import { StepButton } from './StepButton';
import * as S from './Summary.styles';
import type { Checkout } from './useCheckout';
import type { StepAction } from './useStepAction';

type Props = { checkout: Checkout; answer: BasketView; step: CheckoutStep; action: StepAction };

/** The summary beside the steps. It announces a new amount, and has the main button in the last step. */
export function CheckoutSummary({ checkout, answer, step, action }: Props) {
  const { review, chosen, reviewing } = checkout;
  return (
    <C.Sheet as="aside" aria-labelledby="summary-title">
      <S.Head>
        <h2 id="summary-title">خلاصهٔ سفارش</h2>
        <Link href="/cart">{formatNumber(answer.data.qty)} کالا</Link>
      </S.Head>
      <CheckoutSums answer={answer} review={review} chosen={chosen} busy={reviewing} />
      <p className="visually-hidden" role="status">
        {review && !reviewing && `اکنون می‌پردازید ${formatToman(review.atGateway)}`}
      </p>
      <S.Foot>
        {step === 'review' && <StepButton action={action} wide />}
        <p className="promise">
          <ShieldCheck size={16} />
          پس از ثبت، کالا و قیمت تا پایان مهلت پرداخت برای شما نگه داشته می‌شود.
        </p>
      </S.Foot>
    </C.Sheet>
  );
}
