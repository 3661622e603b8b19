import { Panel } from '@/components/layout/personal/Panel.styles';
import { Link } from '@/components/ui/firstLoad/Link';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Numbers.styles';

type Kind = keyof ShopNumbers['waiting'];

/** The kinds of work with the section in which each is done. */
const kinds: readonly { kind: Kind; title: string; slug: string }[] = [
  { kind: 'orders', title: 'سفارش', slug: 'orders' },
  { kind: 'returns', title: 'مرجوعی', slug: 'orders' },
  { kind: 'cheques', title: 'چک', slug: 'orders' },
  { kind: 'loans', title: 'درخواست وام', slug: 'requests' },
  { kind: 'cooperations', title: 'درخواست همکاری', slug: 'requests' },
  { kind: 'conversations', title: 'گفت‌وگو', slug: 'conversations' },
  { kind: 'reviews', title: 'دیدگاه', slug: 'conversations' },
  { kind: 'questions', title: 'پرسش و پاسخ', slug: 'conversations' },
];

/** Counts stop here. */
const most = 99;

/** The work that waits for an operator. */
export function WaitingWork({ waiting }: Pick<ShopNumbers, 'waiting'>) {
  const open = kinds.filter(({ kind }) => waiting[kind] > 0);
  return (
    <Panel aria-labelledby="desk-waiting">
      <h2 id="desk-waiting">کارهای در انتظار</h2>
      {open.length === 0 ? (
        <p>کاری در انتظار نیست.</p>
      ) : (
        <S.Waiting>
          {open.map(({ kind, title, slug }) => (
            <li key={kind}>
              <Link href={`/admin/${slug}`}>
                <b>
                  {toPersianDigits(waiting[kind])}
                  {waiting[kind] >= most && '+'}
                </b>
                {title}
              </Link>
            </li>
          ))}
        </S.Waiting>
      )}
    </Panel>
  );
}
