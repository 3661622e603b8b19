import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import MegaMenu from '@/components/layout/menu/MegaMenu';
import { MenuIcon } from '@/components/layout/menu/MenuIcon';
import { Segments } from '@/components/ui/kit/Segments';
import { Row } from '@/components/ui/layout/Row';
import { type EditedItem, type EditedMenu, shownItem } from './editedMenu';
import { Stage } from './Stage';

/** A wide part that scrolls sideways. */
const Scroll = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
  padding: var(--space-1);
  border-radius: var(--radius-m);
  background: var(--surface);
`;

const Drawer = styled.ul`
  line-height: 2;
  ul {
    padding-inline-start: var(--space-6);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;

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
          <Scroll>
            <Segments
              label="مورد سربرگ"
              choices={withPanel.map(({ title }, value) => ({ value, title }))}
              value={chosen}
              onChange={setChosen}
            />
          </Scroll>
        )}
        {item && (
          <Scroll tabIndex={0} role="region" aria-label={`پنل ${item.title}`}>
            <div style={{ minInlineSize: 960 }}>
              <MegaMenu
                item={shownItem(item)}
                twoLevel={item.id === header[0]?.id}
                onPicked={() => undefined}
              />
            </div>
          </Scroll>
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
    <Drawer>
      {items.map(({ id, title, icon, childs }) => (
        <li key={id}>
          <Row>
            <MenuIcon name={icon} size={20} />
            {title}
          </Row>
          {childs.length > 0 && <DrawerList items={childs} />}
        </li>
      ))}
    </Drawer>
  );
}
