import Head from 'next/head';
import { ButtonLink } from '@/components/ui/Button';
import { ArrowLeft, ArrowRight } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import { Note } from '@/components/ui/Note';
import { Container } from '@/components/ui/Section';
import { useAppSelector } from '@/hooks/useStore';
import {
  selectBasketAnswer,
  selectBasketCount,
  selectBasketLines,
  selectBasketNotice,
  selectBasketUnknown,
} from '@/store/basket';
import { selectCatalogMode } from '@/store/site';
import { payableOf } from '@/utils/facility';
import { formatNumber } from '@/utils/money';
import * as S from './Basket.styles';
import { BasketLines } from './BasketLines';
import { BasketPlan } from './BasketPlan';
import { BasketEmpty, BasketPageSkeleton, BasketUnreachable } from './BasketStates';
import { BasketSums } from './BasketSums';
import { ClearBasket } from './ClearBasket';

/** The basket page. In catalog mode there is no basket, and the page says so. */
export function BasketScreen() {
  const answer = useAppSelector(selectBasketAnswer);
  const unknown = useAppSelector(selectBasketUnknown);
  const lines = useAppSelector(selectBasketLines);
  const count = useAppSelector(selectBasketCount);
  const catalogMode = useAppSelector(selectCatalogMode);
  const notice = useAppSelector(selectBasketNotice);
  const filled = lines.length > 0 && !catalogMode;
  const go = (wide: boolean) => (
    <ButtonLink href="/login?c=/order" size="bar" wide={wide}>
      ادامهٔ خرید
      <ArrowLeft size={20} />
    </ButtonLink>
  );

  return (
    <Container>
      <Head>
        <title>سبد خرید | پله</title>
        <meta name="robots" content="noindex" />
      </Head>
      <S.Page>
        <div className="top">
          <Link href="/" aria-label="بازگشت به فروشگاه">
            <ArrowRight size={24} />
          </Link>
          <h1>سبد خرید</h1>
          {filled && <span className="count">{formatNumber(count)} کالا</span>}
          {filled && <ClearBasket />}
        </div>
        {notice && !catalogMode && (
          <div className="messages">
            <Note kind="danger">{notice}</Note>
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
              <p className="promise">تا ۷ روز کاری پس از تحویل می‌توانید کالای بازنشده را برگردانید.</p>
            </div>
            <aside>
              <BasketPlan answer={answer} />
              <BasketSums answer={answer} />
              <div className="go">{go(true)}</div>
            </aside>
          </div>
        )}
        {filled && answer && (
          <S.FootBar>
            <span>
              <small>قابل پرداخت</small>
              <b>{formatNumber(payableOf(answer.data))}</b> تومان
            </span>
            {go(false)}
          </S.FootBar>
        )}
      </S.Page>
    </Container>
  );
}
