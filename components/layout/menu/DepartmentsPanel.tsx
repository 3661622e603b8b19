import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { monthlyLinks, monthlyTitle } from '@/components/browse/list/monthlyLinks';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Pill } from '@/components/ui/kit/Pill';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { MenuItem } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectFacilityPlan, selectStaticsData } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';
import { allProductsText } from './allProductsText';
import { categoryFacts } from './categoryFacts';
import * as S from './MegaMenu.styles';
import { MenuIcon } from './MenuIcon';
import { pictureWidths, preloadPicture } from './menuPictures';

/** The pointer must stay this long to choose a department, so that crossing one on the way to the tiles does not. */
const hoverDelayMs = 120;

/** Loads the pictures of a department's tiles into the browser's cache. */
export function preloadDepartmentPictures(department: MenuItem | undefined) {
  for (const tile of department?.childs ?? []) preloadPicture(tile.imageUrl, pictureWidths.tile);
}

/** A panel with the departments as tabs and the tiles of the chosen one. */
export function DepartmentsPanel({ item }: { item: MenuItem }) {
  const categories = useAppSelector(selectStaticsData)?.categories;
  const plan = useAppSelector(selectFacilityPlan);
  const facts = useMemo(() => categoryFacts(categories ?? []), [categories]);
  const [chosen, setChosen] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const department = item.childs[chosen];
  if (!department) return null;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (chosen + step + item.childs.length) % item.childs.length;
    setChosen(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  const count = facts.get(department.link)?.count;
  return (
    <S.Departments>
      <div
        role="tablist"
        aria-orientation="vertical"
        aria-label={item.title}
        ref={tabs}
        onKeyDown={onKeyDown}
      >
        {item.childs.map((one, index) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            id={`department-${one.id}`}
            aria-selected={index === chosen}
            aria-controls="department-tiles"
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onFocus={() => preloadDepartmentPictures(one)}
            onPointerEnter={() => {
              preloadDepartmentPictures(one);
              preloadDepartmentPictures(item.childs[index + 1]);
              timer.current = setTimeout(() => setChosen(index), hoverDelayMs);
            }}
            onPointerLeave={() => clearTimeout(timer.current)}
          >
            <MenuIcon name={one.icon} />
            {one.title}
            <ChevronLeft className="go" size={16} />
          </button>
        ))}
      </div>
      <Stack gap={4} role="tabpanel" id="department-tiles" aria-labelledby={`department-${department.id}`}>
        <Row gap={3} align="baseline">
          <Heading>{department.title}</Heading>
          {count !== undefined && (
            <Text as="span" size="small" ink="faint">
              {formatNumber(count)} کالا
            </Text>
          )}
          <TextLink className="end" href={department.link}>
            {allProductsText(department)}
            <ChevronLeft size={16} />
          </TextLink>
        </Row>
        <Grid as="ul" minCell={210} gap={3}>
          {department.childs.map((tile) => {
            const tileCount = facts.get(tile.link)?.count;
            return (
              <li key={tile.id}>
                <Link href={tile.link}>
                  <span className="art">
                    {tile.imageUrl && <Picture src={tile.imageUrl} alt="" width={pictureWidths.tile} />}
                  </span>
                  <span>
                    <b>
                      <ModelName>{tile.title}</ModelName>
                    </b>
                    {tileCount !== undefined && (
                      <Text as="small" size="caption" ink="faint">
                        {formatNumber(tileCount)} کالا
                      </Text>
                    )}
                  </span>
                </Link>
              </li>
            );
          })}
        </Grid>
        {plan && (
          <Row className="monthly" wrap>
            <Mark size={14} />
            <b>{monthlyTitle}</b>
            {monthlyLinks(department.link).map(({ href, title }) => (
              <Pill key={href} href={href}>
                {title}
              </Pill>
            ))}
            <Text as="span" className="end" size="caption" ink="faint">
              {toPersianDigits(plan.defaultMonths)} قسط، {formatPercent(plan.prepaymentPercent)} پیش‌پرداخت
            </Text>
          </Row>
        )}
      </Stack>
    </S.Departments>
  );
}
