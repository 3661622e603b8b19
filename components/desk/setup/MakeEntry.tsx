import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { DeskData } from '@/components/desk/kit/DeskData';
import { Modal } from '@/components/ui/kit/Modal';
import { Heading } from '@/components/ui/layout/Heading';
import type { SetupId, SetupTable } from '@/contract/desk/setup';
import { useDeskRead } from '@/hooks/desk';
import { AreaContext } from '@/hooks/deskRights';
import { areaOfList } from '@/rules/deskRights';
import { SetupForm } from './SetupForm';
import { newEntryTitle, setupEditors } from './setupEditors';

type Props = {
  table: SetupTable;
  /** The label of the button: «دستهٔ جدید…». */
  label: string;
  /** Called with the id of the entry once it is saved. */
  onMade: (id: SetupId) => void;
};

/** Makes an entry of a list of the shop's setup without leaving the form that needs it. */
export function MakeEntry({ table, label, onMade }: Props) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const read = useDeskRead('setup', isOpen ? {} : null);
  return (
    <>
      <div>
        <ChangeButton area={areaOfList(table)} variant="quiet" size="small" onClick={() => setOpen(true)}>
          {label}
        </ChangeButton>
      </div>
      {/* At the end of the page, because a form cannot stand inside another one. */}
      {isOpen &&
        createPortal(
          <Modal kind="dialog" wide titleId={titleId} onClose={() => setOpen(false)}>
            {(close) => (
              <AreaContext value={areaOfList(table)}>
                <Heading id={titleId} className="visually-hidden">
                  {newEntryTitle(table)}
                </Heading>
                <DeskData read={read} name={setupEditors[table].title}>
                  {(setup) => (
                    <SetupForm
                      table={table}
                      setup={setup}
                      row={null}
                      onClose={(id) => {
                        if (id !== undefined) onMade(id);
                        close();
                      }}
                    />
                  )}
                </DeskData>
              </AreaContext>
            )}
          </Modal>,
          document.body,
        )}
    </>
  );
}
