import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MenuIcon } from '@/components/layout/menu/MenuIcon';
import { ChevronUp } from '@/components/ui/kit/customerIcons';
import { IconButton } from '@/components/ui/kit/IconButton';
import { ArrowLeft, ArrowRight, ChevronDown, ChevronLeft, Plus, Trash2 } from '@/components/ui/kit/icons';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { addAfter, canMove, findPlace, type MenuMove, moveItem, removeItem } from '@/rules/menuTree';
import { toPersianDigits } from '@/utils/digits';
import { createItem, type EditedItem } from './editedMenu';
import * as S from './MenuTree.styles';

const moves = [
  { move: 'up', label: 'بالا بردن', Icon: ChevronUp, said: 'بالا رفت' },
  { move: 'down', label: 'پایین بردن', Icon: ChevronDown, said: 'پایین رفت' },
  { move: 'in', label: 'بردن به زیرمنوی مورد پیشین', Icon: ArrowLeft, said: 'به زیرمنو رفت' },
  { move: 'out', label: 'بیرون آوردن از زیرمنو', Icon: ArrowRight, said: 'از زیرمنو بیرون آمد' },
] as const satisfies readonly { move: MenuMove; label: string; Icon: unknown; said: string }[];

/** The page runs from right to left, so a level deeper is to the left. */
const moveOfKey: Readonly<Record<string, MenuMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'in',
  ArrowRight: 'out',
};

type Props = {
  /** Name of the menu for screen readers. */
  label: string;
  items: readonly EditedItem[];
  /** Id of the chosen item; null without one. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
  onChange: (items: EditedItem[]) => void;
  /** Called by Enter: the form of the item takes the focus. */
  onEdit: () => void;
};

/** A menu as a tree. An arrow key chooses another item, Alt with an arrow moves the item, Delete removes it, Enter edits it. */
export function MenuTree({ label, items, chosen, onChoose, onChange, onEdit }: Props) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set());
  const [said, setSaid] = useState('');
  const tree = useRef<HTMLUListElement>(null);
  /** Whether the chosen item must take the focus after the next render. */
  const takesFocus = useRef(false);
  const current = chosen ?? items[0]?.id ?? null;

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    tree.current?.querySelector<HTMLElement>(`[data-id="${chosen}"]`)?.focus();
  });

  const fold = (id: number, isOpen: boolean) =>
    setOpen((known) => {
      const next = new Set(known);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });

  function choose(id: number | null) {
    takesFocus.current = true;
    onChoose(id);
  }

  function move(id: number, { move: way, said: happened }: (typeof moves)[number]) {
    if (!canMove(items, id, way)) return;
    const next = [...moveItem(items, id, way)];
    onChange(next);
    const place = findPlace(next, id);
    if (place?.parent) fold(place.parent.id, true);
    const title = place?.siblings[place.index]?.title || 'مورد';
    setSaid(
      `«${title}» ${happened}: جایگاه ${toPersianDigits((place?.index ?? 0) + 1)} از ${toPersianDigits(place?.siblings.length ?? 0)}، لایهٔ ${toPersianDigits(place?.level ?? 1)}.`,
    );
    choose(id);
  }

  function remove(id: number) {
    const place = findPlace(items, id);
    const next = place?.siblings[place.index + 1] ?? place?.siblings[place.index - 1] ?? place?.parent;
    setSaid(`«${place?.siblings[place.index]?.title}» برداشته شد.`);
    onChange(removeItem(items, id));
    choose(next?.id ?? null);
  }

  function add() {
    const item = createItem();
    onChange(addAfter(items, chosen, item));
    onChoose(item.id);
    setSaid('مورد جدیدی افزوده شد.');
    onEdit();
  }

  const visible = (level: readonly EditedItem[]): EditedItem[] =>
    level.flatMap((item) => [item, ...(open.has(item.id) ? visible(item.childs) : [])]);

  function onKeyDown(event: KeyboardEvent) {
    if (current === null) return;
    const act = (run: () => void) => {
      event.preventDefault();
      run();
    };
    const way = moveOfKey[event.key];
    if (event.altKey) {
      const found = moves.find((one) => one.move === way);
      if (found) act(() => move(current, found));
      return;
    }
    const shown = visible(items);
    const at = shown.findIndex(({ id }) => id === current);
    const place = findPlace(items, current);
    const item = shown[at];
    const goTo = (one: EditedItem | undefined) => choose(one?.id ?? current);
    const targets = new Map<string, () => void>([
      ['ArrowDown', () => goTo(shown[at + 1])],
      ['ArrowUp', () => goTo(shown[at - 1])],
      ['Home', () => goTo(shown[0])],
      ['End', () => goTo(shown.at(-1))],
      [
        'ArrowLeft',
        () => {
          if (!item || item.childs.length === 0) return;
          if (open.has(current)) goTo(item.childs[0]);
          else fold(current, true);
        },
      ],
      [
        'ArrowRight',
        () => {
          if (open.has(current)) fold(current, false);
          else if (place?.parent) goTo(place.parent);
        },
      ],
      [
        'Enter',
        () => {
          onChoose(current);
          onEdit();
        },
      ],
      ['Delete', () => remove(current)],
    ]);
    const run = targets.get(event.key);
    if (run) act(run);
  }

  const renderLevel = (level: readonly EditedItem[], depth: number) =>
    level.map((item, index) => {
      const isOpen = open.has(item.id);
      const hasChilds = item.childs.length > 0;
      return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it handles the keys.
        <li
          key={item.id}
          role="treeitem"
          data-id={item.id}
          aria-level={depth}
          aria-posinset={index + 1}
          aria-setsize={level.length}
          aria-selected={item.id === current}
          aria-expanded={hasChilds ? isOpen : undefined}
          aria-label={item.title || 'مورد بی‌نام'}
          tabIndex={item.id === current ? 0 : -1}
          onClick={(event) => {
            event.stopPropagation();
            onChoose(item.id);
          }}
        >
          <div className="item">
            {hasChilds ? (
              // biome-ignore lint/a11y: the arrow keys do the same.
              <span
                className="fold"
                data-open={isOpen || undefined}
                onClick={(event) => {
                  event.stopPropagation();
                  fold(item.id, !isOpen);
                }}
              >
                <ChevronLeft size={16} />
              </span>
            ) : (
              <span className="fold" />
            )}
            {item.icon && <MenuIcon name={item.icon} size={16} />}
            <span>{item.title || 'مورد بی‌نام'}</span>
            {item.itemType === 4 && <small>تبلیغ</small>}
            {hasChilds && <small>{toPersianDigits(item.childs.length)} زیرمنو</small>}
          </div>
          {hasChilds && isOpen && (
            // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no fieldset.
            <ul role="group">{renderLevel(item.childs, depth + 1)}</ul>
          )}
        </li>
      );
    });

  return (
    <Stack gap={2}>
      <S.Tools wrap gap={1} role="toolbar" aria-label={`کارهای ${label}`}>
        <IconButton label="افزودن مورد" onClick={add}>
          <Plus size={20} />
        </IconButton>
        {moves.map((one) => (
          <IconButton
            key={one.move}
            label={one.label}
            disabled={current === null || !canMove(items, current, one.move)}
            onClick={() => current !== null && move(current, one)}
          >
            <one.Icon size={20} />
          </IconButton>
        ))}
        <IconButton
          label="برداشتن مورد"
          disabled={current === null}
          onClick={() => current !== null && remove(current)}
        >
          <Trash2 size={20} />
        </IconButton>
      </S.Tools>
      <S.Scroll>
        {/* biome-ignore lint/a11y: a tree by the ARIA pattern; its items take the focus. */}
        <ul role="tree" aria-label={label} ref={tree} onKeyDown={onKeyDown}>
          {renderLevel(items, 1)}
        </ul>
      </S.Scroll>
      <Text size="caption" ink="faint">
        با جهت‌نما راه بروید، با Alt و جهت‌نما جابه‌جا کنید، با Enter ویرایش و با Delete برداشتن.
      </Text>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Stack>
  );
}
