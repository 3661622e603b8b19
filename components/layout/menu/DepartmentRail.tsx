import { type KeyboardEvent, useRef } from 'react';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import type { MenuItem } from '@/contract/site';
import type { CategoryFacts } from './categoryFacts';
import { MenuIcon } from './MenuIcon';
import { drawerPicture, pictureWidths, preloadTilePictures } from './menuPictures';

type Props = {
  items: readonly MenuItem[];
  facts: ReadonlyMap<string, CategoryFacts>;
  chosen: number;
  onChosen: (index: number) => void;
};

/** The departments as vertical tabs with pictures. */
export function DepartmentRail({ items, facts, chosen, onChosen }: Props) {
  const rail = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (chosen + step + items.length) % items.length;
    onChosen(next);
    rail.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div
      className="rail"
      role="tablist"
      aria-orientation="vertical"
      aria-label="دسته‌ها"
      ref={rail}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => {
        const picture = drawerPicture(item, facts);
        return (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`category-${item.id}`}
            aria-selected={index === chosen}
            aria-controls="category-tiles"
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChosen(index)}
            onPointerEnter={() => preloadTilePictures(item, facts)}
            onFocus={() => preloadTilePictures(item, facts)}
          >
            {picture ? (
              <Image src={picture} alt="" width={pictureWidths.rail} />
            ) : (
              <MenuIcon name={item.icon} size={24} />
            )}
            {item.title}
          </button>
        );
      })}
    </div>
  );
}
