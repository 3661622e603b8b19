import { useRouter } from 'next/router';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ArrowLeft, ArrowRight } from '@/components/ui/kit/icons';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Note } from '@/components/ui/kit/Note';
import { Container } from '@/components/ui/kit/Section';
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
import { selectSignedIn } from '@/store/session/session';
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

/** The sum in the phones' bar: today's and the monthly amount of the plan, or the cash price without a chosen plan. */
function PhoneBarSum({ answer }: { answer: BasketView }) {
  const { cartFacility, choice } = answer.extraObject.facility;
  const plan = choice?.chosen ? cartFacility : null;
  return (
    <span>
      <small>{plan ? 'امروز' : 'قابل پرداخت'}</small>
      <b>{formatNumber(plan ? payTodayOf(answer.extraObject) : payableOf(answer.data))}</b> تومان
      {plan && <small>ماهی {formatNumber(plan.amountPerMonth)}</small>}
    </span>
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
  const filled = lines.length > 0 && !catalogMode;
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
          <div className="top">
            <Link href="/" aria-label="بازگشت به فروشگاه">
              <ArrowRight size={24} />
            </Link>
            <h1>سبد خرید</h1>
            {filled && <span className="count">{formatNumber(count)} کالا</span>}
            {filled && <ClearBasket />}
          </div>
          {notice && !catalogMode && !unknown && (
            <div className="messages">
              <BasketNotice />
            </div>
          )}
          {catalogMode && (
            <Note kind="warning">فروشگاه اکنون فقط کالاها را نشان می‌دهد و سبد خرید بسته است.</Note>
          )}
          {!catalogMode && unknown === 'waiting' && <BasketPageSkeleton />}
          {!catalogMode && unknown === 'unreachable' && <BasketUnreachable />}
          {!catalogMode && !unknown && !filled && <BasketEmpty />}
          {filled && answer && (
            <div className="columns">
              <div>
                <div className="panel">
                  <h2 className="visually-hidden">کالاهای سبد</h2>
                  <BasketLines />
                </div>
                <p className="promise">{returnPromise}</p>
              </div>
              <aside>
                <BasketPlan answer={answer} />
                <BasketSums answer={answer} />
                <div className="go">{orderLink(true)}</div>
              </aside>
            </div>
          )}
          {filled && answer && (
            <S.FootBar data-bar="">
              <PhoneBarSum answer={answer} />
              {orderLink(false)}
            </S.FootBar>
          )}
        </S.Page>
      </Container>
    </>
  );
}
