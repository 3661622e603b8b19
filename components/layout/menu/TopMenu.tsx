import { useRouter } from 'next/router';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { ChevronDown, LayoutGrid } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { Scrim } from '@/components/ui/kit/Scrim';
import type { MenuItem, Site } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectStaticsData } from '@/store/site';

const loadPanel = () => import(/* webpackChunkName: 'menu' */ './MegaMenu');
const MegaMenu = onDemand(loadPanel);
/** Loads the panel's code and first pictures before it opens. A failure is ignored: opening the panel loads again. */
const preloadPanel = (item: MenuItem | undefined, twoLevel: boolean) => {
  loadPanel().then(
    (panel) => item && panel.preloadPanelPictures(item, twoLevel),
    () => {},
  );
};

/** The pointer must rest on an item this long before its panel opens. */
const openDelayMs = 300;
/** The pointer must be outside this long before the panel closes. */
const closeDelayMs = 200;

/** The first menu level in the header. An item opens its panel; without JavaScript it is a link. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation to a new page closes the menu.
  useEffect(() => setOpen(null), [asPath]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function runAfter(delay: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }

  function openSoon(id: number) {
    runAfter(openDelayMs, () => setOpen((now) => (now?.id === id ? now : { id, pinned: false })));
  }

  const closeSoon = () => runAfter(closeDelayMs, () => setOpen((now) => (now?.pinned ? now : null)));

  function togglePinned(event: MouseEvent, id: number) {
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

  const closeOnFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <nav
      data-part="menu"
      aria-label="دسته‌های کالا"
      onKeyDown={onKeyDown}
      onBlur={closeOnFocusOut}
      onPointerLeave={closeSoon}
    >
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
                preloadPanel(known, index === 0);
                if (pointerType === 'mouse') openSoon(item.id);
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
                  onClick: (event: MouseEvent) => togglePinned(event, item.id),
                  onFocus: () => preloadPanel(known, index === 0),
                })}
              >
                {item.icon === 'layout-grid' && <LayoutGrid size={20} />}
                {item.icon === 'stairs' && <Mark size={14} />}
                {item.title}
                {index === 0 && <ChevronDown className="turn" size={16} />}
              </Link>
              {isOpen && (
                <>
                  <Scrim aria-hidden="true" onPointerDown={close} onPointerEnter={closeSoon} />
                  <div id={`menu-${item.id}`} onPointerEnter={() => clearTimeout(timer.current)}>
                    <MegaMenu item={known ?? null} twoLevel={index === 0} onPicked={close} />
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
