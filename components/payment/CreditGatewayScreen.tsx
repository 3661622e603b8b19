import Head from 'next/head';
import { useEffect } from 'react';
import { LoadFailed } from '@/components/layout/personal/LoadFailed';
import { ButtonLink } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { Container } from '@/components/ui/Section';
import { Skeleton } from '@/components/ui/Skeleton';
import { SlimHeader } from '@/components/ui/SlimHeader';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectBasketAnswer, selectBasketUnknown } from '@/store/basket';
import { loadGateways, paymentSlice, selectPayment } from '@/store/payment/payment';
import { payableOf } from '@/utils/facility/basket';
import { formatToman } from '@/utils/money';
import * as S from './Pay.styles';

type Props = {
  /** Code of the gateway in the shop. */
  code: string;
  title: string;
  /** Path of this page. */
  path: string;
};

const steps = (title: string) => [
  'کالاها را در سبد بگذارید و «ادامهٔ خرید» را بزنید.',
  `در گام پرداخت، ${title} را انتخاب کنید. اعتبار شما در سایت ${title} بررسی می‌شود.`,
  `خرید را در ${title} تأیید کنید؛ پس از آن خودکار به پله برمی‌گردید.`,
  `قسط‌ها را طبق قرارداد خودتان به ${title} می‌پردازید. مبلغ و سررسید را ${title} اعلام می‌کند.`,
];

/** Whether this basket can be paid there, and the way to the checkout. */
function Eligibility({ code, title }: Props) {
  const dispatch = useAppDispatch();
  const { gateways, gatewaysFailed } = useAppSelector(selectPayment);
  const basket = useAppSelector(selectBasketAnswer);
  const unknown = useAppSelector(selectBasketUnknown);
  const payable = basket && basket.data.items.length > 0 ? payableOf(basket.data) : null;

  useEffect(() => {
    dispatch(loadGateways.request(payable));
  }, [dispatch, payable]);

  if (!gateways || unknown === 'waiting') {
    return gatewaysFailed ? (
      <LoadFailed name="فهرست درگاه‌ها" onRetry={() => dispatch(loadGateways.request(payable))} />
    ) : (
      <Skeleton block={56} />
    );
  }
  const gateway = gateways.find((one) => one.code === code);
  if (!gateway)
    return (
      <>
        <Note kind="warning">پله اکنون با {title} کار نمی‌کند. درگاه‌های دیگر را در گام پرداخت می‌بینید.</Note>
        <ButtonLink href={payable === null ? '/shop' : '/order'} variant="secondary" wide>
          {payable === null ? 'دیدن کالاها' : 'ادامهٔ خرید'}
        </ButtonLink>
      </>
    );
  if (gateway.reason !== null) return <Note kind="warning">{gateway.reason}</Note>;
  return (
    <S.Foot>
      {payable === null ? (
        <ButtonLink href="/shop" wide>
          دیدن کالاها
        </ButtonLink>
      ) : (
        <ButtonLink href={`/order?gateway=${code}`} wide>
          ادامهٔ خرید با {title}
        </ButtonLink>
      )}
      <p>{payable === null ? 'سبد خرید شما خالی است.' : `مبلغ سبد شما ${formatToman(payable)} است.`}</p>
    </S.Foot>
  );
}

/** `/digiPay` and `/keepa`: how a basket is paid with the credit of a lender. */
export function CreditGatewayScreen(props: Props) {
  useSlice(paymentSlice);
  const { title, path } = props;
  return (
    <>
      <Head>
        <title>{`خرید اعتباری با ${title} | پله`}</title>
        <meta
          name="description"
          content={`راهنمای خرید از پله با اعتبار ${title}: شرایط، گام‌ها و شروع خرید.`}
        />
        <link rel="canonical" href={path} />
      </Head>
      <SlimHeader title={`خرید با ${title}`} />
      <Container>
        <S.Page>
          <S.Sheet aria-labelledby="how">
            <h2 id="how">خرید با اعتبار {title} چگونه است؟</h2>
            <S.Steps>
              {steps(title).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </S.Steps>
            <Eligibility {...props} />
          </S.Sheet>
        </S.Page>
      </Container>
    </>
  );
}
