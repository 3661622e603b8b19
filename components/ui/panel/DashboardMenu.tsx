import { useRouter } from 'next/router';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { LogOut } from '@/components/ui/kit/icons';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import type { DashboardMenuItem } from '@/contract/dashboard';
import { useRead } from '@/hooks/useCalls';
import { useAppDispatch } from '@/hooks/useStore';
import { logoutWanted } from '@/store/session/signIn';
import * as S from './DashboardMenu.styles';
import { shownEntries } from './shownEntries';

/** As many entries as the server usually sends. */
const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Whether an entry links to the open page or to a page above it. */
const isCurrent = (link: string, path: string) =>
  link === '/dashboard' ? path === link : path === link || path.startsWith(`${link}/`);

function MenuEntry({ item, here }: { item: DashboardMenuItem; here: boolean }) {
  return (
    <li data-here={item.link}>
      <Link className="entry" href={item.link} aria-current={here ? 'page' : undefined}>
        <NamedIcon name={item.icon} fallback="layout-grid" />
        {item.title}
        {item.badge && (
          <span className="badge" data-tone={item.badge.tone}>
            {item.badge.text}
          </span>
        )}
      </Link>
    </li>
  );
}

/** The dashboard's menu, whose entries the server sends for this customer. */
export function DashboardMenu() {
  const dispatch = useAppDispatch();
  const { asPath } = useRouter();
  const { data: menu, failure, load } = useRead('dashboardMenu', {});
  const path = asPath.split(/[?#]/)[0] ?? '';

  return (
    <S.Menu aria-label="بخش‌های حساب" aria-busy={!menu && !failure}>
      <ul>
        {menu &&
          shownEntries(menu).map((item) => (
            <MenuEntry key={item.id} item={item} here={isCurrent(item.link, path)} />
          ))}
        {!menu &&
          !failure &&
          skeletonKeys.map((key) => (
            <li key={key}>
              <span className="entry">
                <Skeleton inline={20} block={20} />
                <Skeleton className="word" />
              </span>
            </li>
          ))}
        {!menu && failure && (
          <li data-cell="whole" role="alert">
            فهرست بخش‌ها نرسید.
            <RetryButton onClick={load} />
          </li>
        )}
        <li>
          <button type="button" className="entry out" onClick={() => dispatch(logoutWanted())}>
            <LogOut size={20} />
            خروج
          </button>
        </li>
      </ul>
    </S.Menu>
  );
}
