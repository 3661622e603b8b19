import { type ReactNode, useId, useState } from 'react';
import AddressSheet from '@/components/ui/form/address/AddressSheet';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { FullSheet } from '@/components/ui/kit/FullSheet';
import { Trash2 } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import { Specimen, State } from './Specimen';
import { ignorePress, longPersian } from './samples';

/** A button that opens a dialog. @param children renders the dialog, which calls `close` once it is closed */
function Opener({ title, children }: { title: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function PlanModal({ kind, onClose }: { kind: 'drawer' | 'dialog'; onClose: () => void }) {
  const titleId = useId();
  return (
    <Modal kind={kind} titleId={titleId} onClose={onClose}>
      {(close) => (
        <Card as="div" tone="plain" gap={4}>
          <DialogHeader id={titleId} title="شرایط طرح ۱۲ ماهه" onClose={close} />
          <Text>{longPersian}</Text>
          <Actions>
            <Button onClick={close}>پذیرفتن</Button>
          </Actions>
        </Card>
      )}
    </Modal>
  );
}

/** Specimens of dialogs and sheets, which open over the page. */
export const DialogGroup = () => (
  <>
    <Specimen of="ConfirmDialog" state="closed; a press opens it">
      <Opener title="حذف نشانی">
        {(close) => (
          <ConfirmDialog
            icon={<Trash2 size={24} />}
            title="این نشانی حذف شود؟"
            text="سفارش‌های ثبت‌شده تغییر نمی‌کنند."
            action="حذف نشانی"
            onConfirm={ignorePress}
            onClose={close}
          />
        )}
      </Opener>
    </Specimen>
    <Specimen of="Modal">
      <State name="dialog">
        <Opener title="گفت‌وگوی طرح">{(close) => <PlanModal kind="dialog" onClose={close} />}</Opener>
      </State>
      <State name="drawer">
        <Opener title="کشوی طرح">{(close) => <PlanModal kind="drawer" onClose={close} />}</Opener>
      </State>
    </Specimen>
    <Specimen of="DialogHeader" state="in the content of a dialog">
      <Card as="div" tone="plain" gap={4}>
        <DialogHeader id="kit-dialog-title" title="شرایط طرح ۱۲ ماهه" onClose={ignorePress} />
      </Card>
    </Specimen>
    <Specimen of="FullSheet" state="closed; a press opens it">
      <Opener title="پالایهٔ محصولات">
        {(onClose) => (
          <FullSheet label="پالایهٔ محصولات" onClose={onClose}>
            {(close) => (
              <Card as="div">
                <Text>{longPersian}</Text>
                <Actions>
                  <Button onClick={close}>دیدن ۱۲۴ محصول</Button>
                </Actions>
              </Card>
            )}
          </FullSheet>
        )}
      </Opener>
    </Specimen>
    <Specimen of="AddressSheet" state="closed; a press opens it">
      <Opener title="افزودن نشانی جدید">
        {(close) => <AddressSheet address={null} first onClose={close} />}
      </Opener>
    </Specimen>
  </>
);
