import type { ReactNode } from 'react';
import type { DeskSetup, SetupFields, SetupId, SetupRow, SetupTable } from '@/contract/desk/setup';

type SetupEditor<Table extends SetupTable> = {
  /** The list: «برندها». */
  title: string;
  /** The name of an entry: «برند». */
  entry: string;
  /** Says what the list is for and what to do first. */
  empty: string;
  hint?: string;
  nameOf: (row: SetupFields[Table], setup: DeskSetup) => string;
  /** Facts of an entry beside its name, by the title of their column. */
  facts: readonly (readonly [title: string, fact: (row: SetupRow<Table>, setup: DeskSetup) => ReactNode])[];
  create: (setup: DeskSetup) => SetupFields[Table];
  /** The fields of the form. @param id of the entry; null for a new one */
  Fields: (props: { setup: DeskSetup; id: SetupId | null }) => ReactNode;
  /** What stands below the form of an entry that exists: how it is used. */
  Below?: (props: { id: SetupId; name: string }) => ReactNode;
};

/** Editors of some of the lists. */
export type SetupEditors<Table extends SetupTable> = { [Each in Table]: SetupEditor<Each> };
