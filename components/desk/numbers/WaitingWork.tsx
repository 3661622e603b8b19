import { Panel } from '@/components/layout/personal/Panel.styles';
import { Link } from '@/components/ui/firstLoad/Link';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { mostCounted } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Numbers.styles';

type Kind = keyof ShopNumbers['waiting'];

/** The kinds of work with the section in which each is done. */
const kinds: readonly { kind: Kind; title: string; path: string }[] = [
  { kind: 'orders', title: 'سفارش', path: 'orders' },
  { kind: 'returns', title: 'مرجوعی', path: 'orders' },
  { kind: 'cheques', title: 'چک', path: 'orders' },
  { kind: 'planRequests', title: 'درخواست وام', path: 'requests' },
  { kind: 'leasings', title: 'درخواست لیزینگ', path: 'requests?part=leasings' },
  { kind: 'betaRegistrations', title: 'ثبت‌نام آزمایشی', path: 'requests?part=beta' },
  { kind: 'cooperations', title: 'درخواست همکاری', path: 'requests?part=merchants' },
  { kind: 'conversations', title: 'گفت‌وگو', path: 'conversations' },
  { kind: 'reviews', title: 'دیدگاه', path: 'conversations' },
  { kind: 'questions', title: 'پرسش و پاسخ', path: 'conversations' },
];

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
          {open.map(({ kind, title, path }) => (
            <li key={kind}>
              <Link href={`/admin/${path}`}>
                <b>
                  {toPersianDigits(waiting[kind])}
                  {waiting[kind] >= mostCounted && '+'}
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
