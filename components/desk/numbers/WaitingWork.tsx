import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { mostCounted } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Numbers.styles';
import { workKinds } from './workKinds';

/** The work that waits for an operator. */
export function WaitingWork({ waiting }: Pick<ShopNumbers, 'waiting'>) {
  const open = workKinds.filter(({ kind }) => waiting[kind] > 0);
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
