import { useMemo, useRef, useState } from 'react';
import { CloseButton } from '@/components/ui/kit/CloseButton';
import { FullSheet } from '@/components/ui/kit/FullSheet';
import { ListFilter } from '@/components/ui/kit/icons';
import { SearchInput } from '@/components/ui/kit/SearchInput';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { useAppSelector } from '@/hooks/useStore';
import { selectStaticsData } from '@/store/site';
import { messages } from '@/utils/messages';
import { foldText } from '@/utils/searchFold';
import BottomBar from './BottomBar';
import * as S from './CategoryDrawer.styles';
import { CategoryTiles } from './CategoryTiles';
import { categoryFacts } from './categoryFacts';
import { DepartmentRail } from './DepartmentRail';
import { findMenuItems } from './findMenuItems';

/** The categories on phones, over the whole screen: a rail of departments, tiles of one, and a text filter. */
export default function CategoryDrawer({ onClose }: { onClose: () => void }) {
  const statics = useAppSelector(selectStaticsData);
  const facts = useMemo(() => categoryFacts(statics?.categories ?? []), [statics]);
  const items = statics?.menus.find((menu) => menu.mobileView)?.menuItems ?? [];
  const departments = items.filter((item) => item.childs.length > 0);
  const links = items.filter((item) => item.childs.length === 0);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(0);
  const department = departments[chosen];
  const filtered = foldText(typed) !== '';
  const found = filtered ? findMenuItems(items, typed) : [];

  return (
    <FullSheet label="دسته‌بندی کالاها" onClose={onClose}>
      {(close) => (
        <>
          <S.Head>
            <Row justify="between">
              <Heading>دسته‌بندی کالاها</Heading>
              <CloseButton onClose={close} />
            </Row>
            <SearchInput
              tone="sunken"
              ref={field}
              label="گشتن در دسته‌ها"
              icon={<ListFilter size={20} />}
              placeholder="در دسته‌ها بگردید"
              text={typed}
              onText={setTyped}
            />
          </S.Head>
          <S.Body data-filtered={filtered || undefined}>
            {filtered ? (
              <div className="pane" role="status">
                {found.length > 0 ? (
                  <CategoryTiles items={found} facts={facts} />
                ) : (
                  <Text ink="muted">{messages.noOption}</Text>
                )}
              </div>
            ) : (
              <>
                {department ? (
                  <DepartmentRail items={departments} facts={facts} chosen={chosen} onChosen={setChosen} />
                ) : (
                  <div className="rail" />
                )}
                {department ? (
                  <CategoryTiles
                    key={department.id}
                    department={department}
                    items={department.childs}
                    facts={facts}
                    links={links}
                  />
                ) : (
                  <div className="pane" role="status">
                    <span className="visually-hidden">دسته‌ها در راه است</span>
                    <Skeleton block={320} />
                  </div>
                )}
              </>
            )}
          </S.Body>
          <BottomBar onCategories={close} />
        </>
      )}
    </FullSheet>
  );
}
