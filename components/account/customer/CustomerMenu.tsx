import { useRouter } from 'next/router';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { NextInstalmentLine } from '@/components/buy/order/instalments/NextInstalmentLine';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import {
  ChevronDown,
  Heart,
  LayoutDashboard,
  LogOut,
  MapPin,
  Package,
  User,
  Wallet,
} from '@/components/ui/kit/icons';
import { Divider } from '@/components/ui/layout/Divider';
import { Text } from '@/components/ui/layout/Text';
import { useKnownAnswer, useLoadAhead } from '@/hooks/useCalls';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';
import { selectUserInfo } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import * as S from './CustomerMenu.styles';

const pageLinks = [
  { href: '/dashboard', title: 'پیشخوان', Icon: LayoutDashboard },
  { href: '/dashboard/wallet', title: 'کیف پول', Icon: Wallet },
  { href: '/dashboard/orders', title: 'سفارش‌ها', Icon: Package },
  { href: '/dashboard/favorites', title: 'علاقه‌مندی‌ها', Icon: Heart },
  { href: '/dashboard/addresses', title: 'نشانی‌ها', Icon: MapPin },
] as const;

/** The header's button of a signed-in customer, with name and wallet. Its panel links to the dashboard and signs out. */
export default function CustomerMenu() {
  const dispatch = useAppDispatch();
  const { asPath } = useRouter();
  const user = useAppSelector(selectProfile);
  const mobile = useAppSelector(selectUserInfo)?.mobile ?? '';
  const overview = useKnownAnswer('overview', {});
  const loadOverview = useLoadAhead('overview', {});
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

  /** Loads the next instalment before the menu opens, so that its rows do not move. */
  function preloadOverview() {
    if (!overview) loadOverview();
  }

  /** Closes the panel when Tab moves the focus out of it. */
  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const items = [...(root.current?.querySelectorAll<HTMLElement>('nav a, nav button') ?? [])];
      const { activeElement } = document;
      const focused = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      items[(Math.max(focused, step === 1 ? -1 : 0) + step + items.length) % items.length]?.focus();
    }
  }

  return (
    <S.Root ref={root} onBlur={closeOnFocusOut} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onPointerEnter={preloadOverview}
        onFocus={preloadOverview}
        onClick={() => setOpen(!open)}
      >
        <User size={20} />
        <span className="who">
          <Text as="b" size="small" weight="bold">
            {name || <bdi dir="ltr">{toPersianDigits(mobile)}</bdi>}
          </Text>
          <Text as="small" size="caption" ink="muted">
            {user ? `کیف پول ${formatToman(user.wallet)}` : 'حساب کاربری'}
          </Text>
        </span>
        <ChevronDown size={16} />
      </button>
      {open && (
        <S.Panel id={panelId} aria-label="حساب کاربری">
          {user && (
            <Link className="wallet" href="/dashboard/wallet" onClick={() => setOpen(false)}>
              <Text as="span" size="small">
                موجودی کیف پول
              </Text>
              <Text as="b" size="heading" weight="black">
                {formatNumber(user.wallet)}{' '}
                <Text as="small" size="caption" weight="regular">
                  تومان
                </Text>
              </Text>
            </Link>
          )}
          {overview?.nextInstalment && (
            <NextInstalmentLine next={overview.nextInstalment} onClick={() => setOpen(false)} />
          )}
          {pageLinks.map(({ href, title, Icon }) => (
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
          <Divider />
          <button type="button" className="row leave" onClick={() => dispatch(logoutWanted())}>
            <LogOut size={20} />
            خروج
          </button>
        </S.Panel>
      )}
    </S.Root>
  );
}
