import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { IconButton } from '@/components/ui/kit/IconButton';
import { ChevronDown, Plus, Trash2 } from '@/components/ui/kit/icons';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { toPersianDigits } from '@/utils/digits';
import * as S from './EntryList.styles';
import { MoveButtons, useMoveNotice } from './MoveButtons';
import { RowButton } from './RowButton';

type Props = {
  /** The path of the list in the form. */
  name: string;
  /** The name of one entry: «بنر». */
  entryName: string;
  most: number;
  /** A new entry beside those of the list. */
  create: (entries: Record<string, unknown>[]) => object;
  /** The line of an entry; without a text it is «بنر ۲». */
  titleOf: (entry: Record<string, unknown>) => unknown;
  /** A short remark beside the title. */
  remarkOf?: (entry: Record<string, unknown>) => string;
  /** The fields of the entry at this path. */
  children: (path: string, index: number) => ReactNode;
};

/** A list of entries of the form around it, which open to be edited. Buttons add, move and remove them. */
export function EntryList({ name, entryName, most, create, titleOf, remarkOf, children }: Props) {
  const { control, formState, getFieldState } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'rowKey' });
  const values: Record<string, unknown>[] = useWatch({ control, name }) ?? [];
  const [open, setOpen] = useState<string | null>(null);
  /** A new entry opens as soon as the list has its key. */
  const opensNewest = useRef(false);
  const newest = fields.at(-1)?.rowKey ?? null;
  useEffect(() => {
    if (!opensNewest.current) return;
    opensNewest.current = false;
    setOpen(newest);
  }, [newest]);
  const { notice, announceMove } = useMoveNotice();
  const baseId = useId();
  const titleAt = (index: number) =>
    String(titleOf(values[index] ?? {}) || `${entryName} ${toPersianDigits(index + 1)}`);

  function moveTo(from: number, to: number) {
    move(from, to);
    announceMove(titleAt(from), to);
  }

  return (
    <div>
      <S.Entries>
        {fields.map(({ rowKey }, index) => {
          const path = `${name}.${index}`;
          const isWrong = getFieldState(path, formState).invalid;
          const isOpen = open === rowKey;
          const title = titleAt(index);
          return (
            <li key={rowKey} data-wrong={isWrong || undefined}>
              <div className="bar">
                <button
                  type="button"
                  className="open"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${baseId}${rowKey}` : undefined}
                  onClick={() => setOpen(isOpen ? null : rowKey)}
                >
                  <ChevronDown size={16} />
                  <Stack as="span" gap={0}>
                    <b>{title}</b>
                    {remarkOf && (
                      <Text as="small" size="caption" ink="faint">
                        {remarkOf(values[index] ?? {})}
                      </Text>
                    )}
                  </Stack>
                </button>
                <MoveButtons
                  title={title}
                  index={index}
                  count={fields.length}
                  onMove={(to) => moveTo(index, to)}
                />
                <IconButton label={`برداشتن ${title}`} onClick={() => remove(index)}>
                  <Trash2 size={20} />
                </IconButton>
              </div>
              {isOpen && (
                <Stack className="content" id={`${baseId}${rowKey}`}>
                  {children(path, index)}
                </Stack>
              )}
            </li>
          );
        })}
      </S.Entries>
      {notice}
      <RowButton
        disabled={fields.length >= most}
        onClick={() => {
          opensNewest.current = true;
          append(create(values));
        }}
        style={{ marginBlockStart: 12 }}
      >
        <Plus size={20} />
        افزودن {entryName}
      </RowButton>
    </div>
  );
}
