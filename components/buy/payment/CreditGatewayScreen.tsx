import Head from 'next/head';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { NumberedSentences } from '@/components/ui/kit/NumberedSentences';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { useNewest, useRead } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { payableOf } from '@/rules/facility/basket';
import { selectBasketAnswer, selectBasketUnknown } from '@/store/basket';
import { selectSignedIn } from '@/store/session/session';
import { selectCompanyName } from '@/store/site';
import { messages } from '@/utils/messages';
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
  `خرید را در ${title} تأیید کنید؛ پس از آن خودکار به فروشگاه برمی‌گردید.`,
  `قسط‌ها را طبق قرارداد خودتان به ${title} می‌پردازید. مبلغ و سررسید را ${title} اعلام می‌کند.`,
];

/** Shows the lender's answer about this customer and the price of the basket. Guests read that the answer needs a sign-in. */
function LenderAnswer({ code, title }: Pick<Props, 'code' | 'title'>) {
  const { data: eligibility } = useRead('eligibility', { code });
  const signedIn = useAppSelector(selectSignedIn);
  if (!signedIn) return <p>پس از ورود، {title} می‌گوید که اعتبار شما برای این سبد کافی است یا نه.</p>;
  return eligibility ? (
    <Note kind={eligibility.eligible ? 'success' : 'warning'}>
      {eligibility.title}. {eligibility.text}
    </Note>
  ) : null;
}

/** Whether this basket can be paid there, and the way to the checkout. */
function Eligibility({ code, title }: Props) {
  const basket = useAppSelector(selectBasketAnswer);
  const unknown = useAppSelector(selectBasketUnknown);
  const payable = basket && basket.data.items.length > 0 ? payableOf(basket.data) : null;

  const { data, failure, load } = useRead('gateways', payable === null ? {} : { amount: payable });
  const gateways = useNewest(data);
  if (!gateways || unknown === 'waiting') {
    return failure ? (
      <LoadFailure name="فهرست درگاه‌ها" failure={failure} onRetry={load} />
    ) : (
      <Skeleton block={56} />
    );
  }
  const gateway = gateways.find((one) => one.code === code);
  if (!gateway)
    return (
      <>
        <Note kind="warning">
          فروشگاه اکنون با {title} کار نمی‌کند. درگاه‌های دیگر را در گام پرداخت می‌بینید.
        </Note>
        <ButtonLink href={payable === null ? '/shop' : '/order'} variant="secondary" wide>
          {payable === null ? 'دیدن کالاها' : 'ادامهٔ خرید'}
        </ButtonLink>
      </>
    );
  if (gateway.reason !== null) return <Note kind="warning">{gateway.reason}</Note>;
  return (
    <S.Foot>
      {payable !== null && <LenderAnswer code={code} title={title} />}
      {payable === null ? (
        <ButtonLink href="/shop" wide>
          دیدن کالاها
        </ButtonLink>
      ) : (
        <ButtonLink href={`/order?gateway=${code}`} wide>
          ادامهٔ خرید با {title}
        </ButtonLink>
      )}
      <p>{payable === null ? messages.basketEmpty : `مبلغ سبد شما ${formatToman(payable)} است.`}</p>
    </S.Foot>
  );
}

/** `/digiPay` and `/keepa`: how a basket is paid with the credit of a lender. */
export function CreditGatewayScreen(props: Props) {
  const { title, path } = props;
  const shop = useAppSelector(selectCompanyName);
  return (
    <>
      <Head>
        <title>{`خرید اعتباری با ${title} | ${shop}`}</title>
        <meta
          name="description"
          content={`راهنمای خرید از ${shop} با اعتبار ${title}: شرایط، گام‌ها و شروع خرید.`}
        />
        <link rel="canonical" href={path} />
      </Head>
      <SlimHeader title={`خرید با ${title}`} />
      <Container>
        <S.Page>
          <Card gap={5} aria-labelledby="how">
            <Heading id="how">خرید با اعتبار {title} چگونه است؟</Heading>
            <NumberedSentences>
              {steps(title).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </NumberedSentences>
            <Eligibility {...props} />
          </Card>
        </S.Page>
      </Container>
    </>
  );
}
