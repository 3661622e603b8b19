import { useRouter } from 'next/router';
import { ButtonLink } from '@/components/ui/kit/Button';
import { IconLink } from '@/components/ui/kit/IconLink';
import { ArrowLeft, ArrowRight } from '@/components/ui/kit/icons';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Note } from '@/components/ui/kit/Note';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BasketView } from '@/contract/view';
import { useAppSelector } from '@/hooks/useStore';
import { payableOf, payTodayOf } from '@/rules/facility/basket';
import { personalLink } from '@/rules/personalLink';
import {
  selectBasketAnswer,
  selectBasketCount,
  selectBasketLines,
  selectBasketNotice,
  selectBasketUnknown,
} from '@/store/basket';
import { selectShownAsKept } from '@/store/keptBasket';
import { selectRestored, selectSignedIn } from '@/store/session/session';
import { selectCatalogMode } from '@/store/site';
import { returnPromise } from '@/utils/firstLoad/returnTexts';
import { formatNumber } from '@/utils/money';
import { BasketBar } from './BasketBar';
import { BasketLines } from './BasketLines';
import { BasketPlan } from './BasketPlan';
import * as S from './BasketScreen.styles';
import { BasketEmpty, BasketNotice, BasketPageSkeleton, BasketUnreachable } from './BasketStates';
import { BasketSums } from './BasketSums';
import { ClearBasket } from './ClearBasket';
import { KeptBasket } from './KeptBasket';
import { LateOutcomes } from './LateOutcomes';

/** The sum in the phones' bar: today's and the monthly amount of the plan, or the cash price without a chosen plan. */
function PhoneBarSum({ answer }: { answer: BasketView }) {
  const { cartFacility, choice } = answer.extraObject.facility;
  const plan = choice?.chosen ? cartFacility : null;
  return (
    <Stack as="span" gap={0}>
      <Text as="small" size="caption" ink="muted">
        {plan ? 'امروز' : 'قابل پرداخت'}
      </Text>
      <span>
        <Text as="b" size="title" weight="black">
          {formatNumber(plan ? payTodayOf(answer.extraObject) : payableOf(answer.data))}
        </Text>{' '}
        تومان
      </span>
      {plan && (
        <Text as="small" size="caption" ink="muted">
          ماهی {formatNumber(plan.amountPerMonth)}
        </Text>
      )}
    </Stack>
  );
}

/** The basket page. In catalog mode it says that the basket is closed. */
export function BasketScreen() {
  const router = useRouter();
  const answer = useAppSelector(selectBasketAnswer);
  const unknown = useAppSelector(selectBasketUnknown);
  const lines = useAppSelector(selectBasketLines);
  const count = useAppSelector(selectBasketCount);
  const catalogMode = useAppSelector(selectCatalogMode);
  const notice = useAppSelector(selectBasketNotice);
  const signedIn = useAppSelector(selectSignedIn);
  // Before that, the document holds both a basket on its way and an empty one, and its style shows what this browser has.
  const restored = useAppSelector(selectRestored);
  const asKept = useAppSelector(selectShownAsKept) && !catalogMode;
  const filled = lines.length > 0 && !catalogMode && !asKept;
  // A guest's link leads to the login, so the page behind it is prefetched here.
  const prefetchOrder = () => void router.prefetch('/order').catch(() => {});
  const orderLink = (wide: boolean) => (
    <ButtonLink
      {...personalLink('/order', signedIn)}
      size="bar"
      wide={wide}
      onPointerEnter={prefetchOrder}
      onFocus={prefetchOrder}
    >
      ادامهٔ خرید
      <ArrowLeft size={20} />
    </ButtonLink>
  );

  return (
    <>
      <NoIndexHead title="سبد خرید" />
      {!signedIn && <BasketBar />}
      <Container>
        <S.Page>
          <Row className="top" gap={3}>
            <IconLink className="back" href="/" aria-label="بازگشت به فروشگاه">
              <ArrowRight size={24} />
            </IconLink>
            <Heading level={1}>سبد خرید</Heading>
            {filled && <StateBadge tone="plain">{formatNumber(count)} کالا</StateBadge>}
            {filled && <ClearBasket />}
          </Row>
          {notice && !catalogMode && !unknown && (
            <div className="messages">
              <BasketNotice />
            </div>
          )}
          {catalogMode && (
            <Note kind="warning">فروشگاه اکنون فقط کالاها را نشان می‌دهد و سبد خرید بسته است.</Note>
          )}
          <div className="messages">
            <LateOutcomes />
          </div>
          {asKept && <KeptBasket />}
          {!catalogMode && !asKept && unknown === 'waiting' && (
            <BasketPageSkeleton shownTo={restored ? undefined : 'owner'} />
          )}
          {!catalogMode && !asKept && unknown === 'unreachable' && <BasketUnreachable />}
          {!catalogMode && !asKept && (!restored || !unknown) && !filled && (
            <BasketEmpty shownTo={restored ? undefined : 'stranger'} />
          )}
          {filled && answer && (
            <div className="columns">
              <Stack gap={4}>
                <Card as="div" className="lines" gap={0}>
                  <h2 className="visually-hidden">کالاهای سبد</h2>
                  <BasketLines />
                </Card>
                <Text size="small" ink="faint">
                  {returnPromise}
                </Text>
              </Stack>
              <Card as="aside" gap={4}>
                <BasketPlan answer={answer} />
                <BasketSums answer={answer} />
                <div className="go">{orderLink(true)}</div>
              </Card>
            </div>
          )}
          {filled && answer && (
            <Row as={S.Bar} justify="between" gap={4} data-bar="">
              <PhoneBarSum answer={answer} />
              {orderLink(false)}
            </Row>
          )}
        </S.Page>
      </Container>
    </>
  );
}
