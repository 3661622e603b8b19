import { useRouter } from 'next/router';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/firstLoad/Link';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { ChevronDown, LayoutGrid } from '@/components/ui/icons';
import { Mark } from '@/components/ui/Mark';
import type { MenuItem, Site } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectStaticsData } from '@/store/site';
import * as S from './TopMenu.styles';

const loadPanel = () => import('./MegaMenu');
const MegaMenu = onDemand(loadPanel);
/** Fetches the panel's code and first pictures while its trigger is only approached. That they fail is no loss. */
const warm = (item: MenuItem | undefined, twoLevel: boolean) => {
  loadPanel().then(
    (panel) => item && panel.warmPanel(item, twoLevel),
    () => {},
  );
};

/** A pointer must rest this long (ms) before a panel opens, and be away this long before it closes. */
const openDelay = 300;
const closeDelay = 200;

/** The header's first menu level. An item opens its panel; without JavaScript it is a plain link. */
export function TopMenu({ items }: { items: Site['topMenu'] }) {
  const { asPath } = useRouter();
  const menus = useAppSelector(selectStaticsData)?.menus;
  const full = menus?.find((menu) => menu.position === 1 && !menu.mobileView)?.menuItems;
  const [open, setOpen] = useState<{ id: number; pinned: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => setOpen(null), [asPath]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(delay: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }

  function rest(id: number) {
    later(openDelay, () => setOpen((now) => (now?.id === id ? now : { id, pinned: false })));
  }

  const goAway = () => later(closeDelay, () => setOpen((now) => (now?.pinned ? now : null)));

  function press(event: MouseEvent, id: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    clearTimeout(timer.current);
    setOpen(open?.id === id && open.pinned ? null : { id, pinned: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const item = event.target instanceof HTMLElement ? event.target.closest('li[data-top]') : null;
    const trigger = item?.querySelector<HTMLElement>('.top');
    if (event.key === 'Escape' && open) {
      close();
      trigger?.focus();
    } else if (event.target === trigger && event.key === ' ') {
      event.preventDefault();
      trigger?.click();
    }
  }

  const leave = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <S.Nav aria-label="دسته‌های کالا" onKeyDown={onKeyDown} onBlur={leave} onPointerLeave={goAway}>
      <ul>
        {items.map((item, index) => {
          const known = full?.find((one) => one.id === item.id);
          const hasPanel = !full || (known !== undefined && known.childs.length > 0);
          const isOpen = open?.id === item.id;
          return (
            <li
              key={item.id}
              data-top
              onPointerEnter={({ pointerType }) => {
                if (!hasPanel) return;
                warm(known, index === 0);
                if (pointerType === 'mouse') rest(item.id);
              }}
            >
              <Link
                className="top"
                href={item.link}
                data-first={index === 0 || undefined}
                data-instalment={item.icon === 'stairs' || undefined}
                {...(hasPanel && {
                  role: 'button',
                  'aria-expanded': isOpen,
                  'aria-controls': isOpen ? `menu-${item.id}` : undefined,
                  'data-early': true,
                  onClick: (event: MouseEvent) => press(event, item.id),
                  onFocus: () => warm(known, index === 0),
                })}
              >
                {item.icon === 'layout-grid' && <LayoutGrid size={20} />}
                {item.icon === 'stairs' && <Mark size={14} />}
                {item.title}
                {index === 0 && <ChevronDown className="turn" size={16} />}
              </Link>
              {isOpen && (
                <>
                  <div className="scrim" aria-hidden="true" onPointerDown={close} onPointerEnter={goAway} />
                  <div
                    className="panel"
                    id={`menu-${item.id}`}
                    onPointerEnter={() => clearTimeout(timer.current)}
                  >
                    <MegaMenu item={known ?? null} twoLevel={index === 0} onPicked={close} />
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </S.Nav>
  );
}
