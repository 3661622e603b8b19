import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import MegaMenu from '@/components/layout/menu/MegaMenu';
import { MenuIcon } from '@/components/layout/menu/MenuIcon';
import { Segments } from '@/components/ui/kit/Segments';
import { type EditedItem, type EditedMenu, shownItem } from './editedMenu';
import * as S from './Preview.styles';
import { Stage } from './Stage';

/** The panel of each item of the header's menu as shoppers see it, and the items of the phones' drawer. */
export function MenuPreview() {
  const menus: EditedMenu[] = useWatch({ name: 'menus' }) ?? [];
  const header = menus.find(({ mobileView }) => !mobileView)?.menuItems ?? [];
  const drawer = menus.find(({ mobileView }) => mobileView)?.menuItems ?? [];
  const withPanel = header.filter(({ childs }) => childs.length > 0);
  const [chosen, setChosen] = useState(0);
  const item = withPanel[chosen];
  return (
    <>
      <Stage title="منوی سربرگ">
        {withPanel.length > 0 && (
          <S.Scroll>
            <Segments
              label="مورد سربرگ"
              choices={withPanel.map(({ title }, value) => ({ value, title }))}
              value={chosen}
              onChange={setChosen}
            />
          </S.Scroll>
        )}
        {item && (
          <S.Scroll tabIndex={0} role="region" aria-label={`پنل ${item.title}`}>
            <div style={{ minInlineSize: 960 }}>
              <MegaMenu
                item={shownItem(item)}
                twoLevel={item.id === header[0]?.id}
                onPicked={() => undefined}
              />
            </div>
          </S.Scroll>
        )}
      </Stage>
      <Stage title="کشوی موبایل">
        <DrawerList items={drawer} />
      </Stage>
    </>
  );
}

function DrawerList({ items }: { items: readonly EditedItem[] }) {
  return (
    <S.Drawer>
      {items.map(({ id, title, icon, childs }) => (
        <li key={id}>
          <span>
            <MenuIcon name={icon} size={20} />
            {title}
          </span>
          {childs.length > 0 && <DrawerList items={childs} />}
        </li>
      ))}
    </S.Drawer>
  );
}
