import { useState } from 'react';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { RowButton } from '@/components/desk/kit/RowButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskSetup, SetupRow, SetupTable } from '@/contract/desk/setup';
import { AreaContext, useMayChange } from '@/hooks/deskRights';
import { areaOfList } from '@/rules/deskRights';
import { SetupForm } from './SetupForm';
import { newEntryTitle, setupEditors } from './setupEditors';

/** A list of the shop's setup, and the form of one of its entries. */
export function SetupList<Table extends SetupTable>({ table, setup }: { table: Table; setup: DeskSetup }) {
  const editor = setupEditors[table];
  // The answer has one list for each name, with rows of that name; TypeScript cannot resolve that for a type variable.
  const rows = Object(setup)[table] as readonly SetupRow<Table>[];
  const [opened, setOpened] = useState<SetupRow<Table> | 'new' | null>(null);
  const area = areaOfList(table);
  const mayChange = useMayChange(area);
  if (opened)
    return (
      <AreaContext value={area}>
        <SetupForm
          table={table}
          setup={setup}
          row={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      </AreaContext>
    );
  return (
    <>
      <Actions justify="between">
        <Heading>{editor.title}</Heading>
        <ChangeButton area={area} size="small" onClick={() => setOpened('new')}>
          {newEntryTitle(table)}
        </ChangeButton>
      </Actions>
      <DeskTable
        caption={editor.title}
        rows={rows}
        keyOf={({ id }) => id}
        empty={editor.empty}
        columns={[
          { title: editor.entry, wraps: true, cell: (row) => <b>{editor.nameOf(row, setup)}</b> },
          ...editor.facts.map(([title, fact]) => ({
            title,
            cell: (row: SetupRow<Table>) => fact(row, setup),
          })),
          {
            cell: (row) => (
              <RowButton
                aria-label={`${mayChange ? 'ویرایش' : 'دیدن'} ${editor.nameOf(row, setup)}`}
                onClick={() => setOpened(row)}
              >
                {mayChange ? 'ویرایش' : 'دیدن'}
              </RowButton>
            ),
          },
        ]}
      />
    </>
  );
}
