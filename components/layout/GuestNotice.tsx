import Head from 'next/head';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/Button';
import { ArrowRight, Check } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import { Mark } from '@/components/ui/Mark';
import { useAppSelector } from '@/hooks/useStore';
import { selectCatalogMode } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: 16px;

  > section { inline-size: min(100%, 440px); padding: 24px; border-radius: var(--radius-xl); background: var(--surface); box-shadow: var(--shadow-lifted); }
  .head { display: flex; align-items: center; justify-content: space-between; margin-block-end: 24px; }
  .head a { display: inline-flex; align-items: center; gap: 8px; min-block-size: 44px; font-weight: 600; }
  h1 { font-size: 24px; }
  p { margin-block-start: 8px; color: var(--ink-2); }
  ul { display: grid; gap: 12px; margin-block: 20px 24px; }
  li { display: flex; gap: 12px; line-height: 1.7; }
  li svg { flex: none; margin-block-start: 2px; color: var(--success); }
  .call { margin-block-start: 16px; text-align: center; font-size: 13px; }
  .call a { display: inline-block; padding-block: 10px; color: var(--accent-strong); font-weight: 700; }
  bdi { direction: ltr; }
`;

/** What a shopper without an account can do in this shop, and whom to call for the rest. */
export function GuestNotice({ tell }: { tell: string | null }) {
  const catalogMode = useAppSelector(selectCatalogMode);
  return (
    <Root>
      <Head>
        <title>ورود/ثبت نام</title>
        <meta name="robots" content="noindex" />
      </Head>
      <section>
        <div className="head">
          <Link href="/">
            <ArrowRight size={20} />
            بازگشت به فروشگاه
          </Link>
          <Mark size={32} />
        </div>
        <h1>بدون حساب ادامه دهید</h1>
        <p>این فروشگاه اکنون حساب کاربری باز نمی‌کند. آنچه می‌توانید انجام دهید:</p>
        <ul>
          <li>
            <Check size={20} />
            همهٔ کالاها را ببینید، جست‌وجو کنید و قسط هر کدام را حساب کنید.
          </li>
          {!catalogMode && (
            <li>
              <Check size={20} />
              سبد خرید بسازید؛ روی همین دستگاه می‌ماند و با بستن مرورگر پاک نمی‌شود.
            </li>
          )}
        </ul>
        <ButtonLink href="/shop" wide>
          دیدن کالاها
        </ButtonLink>
        {tell && (
          <p className="call">
            برای ثبت سفارش با پشتیبانی تماس بگیرید:{' '}
            <a href={`tel:${tell}`}>
              <bdi>{toPersianDigits(tell)}</bdi>
            </a>
          </p>
        )}
      </section>
    </Root>
  );
}
