import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { DeskData } from '@/components/desk/kit/DeskData';
import { Button } from '@/components/ui/kit/Button';
import { Modal } from '@/components/ui/kit/Modal';
import { Heading } from '@/components/ui/layout/Heading';
import type { SetupId, SetupTable } from '@/contract/desk/setup';
import { useDeskRead } from '@/hooks/desk';
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
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </div>
      {/* At the end of the page, because a form cannot stand inside another one. */}
      {isOpen &&
        createPortal(
          <Modal kind="dialog" wide titleId={titleId} onClose={() => setOpen(false)}>
            {(close) => (
              <>
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
              </>
            )}
          </Modal>,
          document.body,
        )}
    </>
  );
}
