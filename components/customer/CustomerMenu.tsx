import { useRouter } from 'next/router';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NextInstalmentLine } from '@/components/order/NextInstalmentLine';
import { Link } from '@/components/ui/firstLoad/Link';
import {
  ChevronDown,
  Heart,
  LayoutDashboard,
  LogOut,
  MapPin,
  Package,
  User,
  Wallet,
} from '@/components/ui/icons';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/useStore';
import { dashboardSlice, prepareOverview, selectOverview } from '@/store/dashboard';
import { selectProfile } from '@/store/profile';
import { selectUserInfo } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import * as S from './CustomerMenu.styles';

const rows = [
  { href: '/dashboard', title: 'پیشخوان', Icon: LayoutDashboard },
  { href: '/dashboard/wallet', title: 'کیف پول', Icon: Wallet },
  { href: '/dashboard/orders', title: 'سفارش‌ها', Icon: Package },
  { href: '/dashboard/favorites', title: 'علاقه‌مندی‌ها', Icon: Heart },
  { href: '/dashboard/addresses', title: 'نشانی‌ها', Icon: MapPin },
] as const;

/** The customer's corner of the header: name and wallet, and behind them the doors of the dashboard and the way out. */
export default function CustomerMenu() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { asPath } = useRouter();
  const user = useAppSelector(selectProfile);
  const mobile = useAppSelector(selectUserInfo)?.mobile ?? '';
  const overview = useAppSelector(selectOverview);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const name = [user?.fName, user?.lName].filter(Boolean).join(' ');

  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) =>
      target instanceof Node && !root.current?.contains(target) && setOpen(false);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  /** Asks what is due before the menu is open, so that its rows stay where they are. */
  function prepare() {
    store.inject(dashboardSlice);
    if (!overview) dispatch(prepareOverview.request());
  }

  /** Tab leads out of the panel as out of any other part of the page; then it is closed. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const doors = [...(root.current?.querySelectorAll<HTMLElement>('nav a, nav button') ?? [])];
      const here = doors.indexOf(document.activeElement as HTMLElement);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      doors[(Math.max(here, step === 1 ? -1 : 0) + step + doors.length) % doors.length]?.focus();
    }
  }

  return (
    <S.Root ref={root} onBlur={leave} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!open)}
      >
        <User size={20} />
        <span>
          <b>{name || <bdi dir="ltr">{toPersianDigits(mobile)}</bdi>}</b>
          <small>{user ? `کیف پول ${formatToman(user.wallet)}` : 'حساب کاربری'}</small>
        </span>
        <ChevronDown size={16} />
      </button>
      {open && (
        <S.Panel id={panelId} aria-label="حساب کاربری">
          {user && (
            <Link className="wallet" href="/dashboard/wallet" onClick={() => setOpen(false)}>
              <span>موجودی کیف پول</span>
              <b>
                {formatNumber(user.wallet)} <small>تومان</small>
              </b>
            </Link>
          )}
          {overview?.nextInstalment && (
            <NextInstalmentLine next={overview.nextInstalment} onClick={() => setOpen(false)} />
          )}
          {rows.map(({ href, title, Icon }) => (
            <Link
              key={href}
              className="row"
              href={href}
              aria-current={asPath.split(/[?#]/)[0] === href ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              <Icon size={20} />
              {title}
            </Link>
          ))}
          <div className="leave">
            <button type="button" className="row" onClick={() => dispatch(logoutWanted())}>
              <LogOut size={20} />
              خروج
            </button>
          </div>
        </S.Panel>
      )}
    </S.Root>
  );
}
