import { useEffect, useRef } from 'react';
import { focusFirstField } from '@/components/ui/kit/focusFirstField';
import { Modal } from '@/components/ui/kit/Modal';
import type { Address } from '@/contract/address';
import { AddressForm } from './AddressForm';

type Props = {
  /** The address to edit, or null to add one. */
  address: Address | null;
  /** True when the customer has no address yet: this one becomes the default. */
  first: boolean;
  onClose: () => void;
};

/** The address form in a drawer, which fills the screen on phones. */
export default function AddressSheet({ onClose, address, first }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // Focus the first field when adding an address, not when editing one.
  useEffect(() => {
    if (!address) focusFirstField(form.current);
  }, [address]);
  return (
    <Modal kind="drawer" titleId="address-form" onClose={onClose}>
      {(close) => (
        <AddressForm ref={form} address={address} first={first} titleId="address-form" onClose={close} />
      )}
    </Modal>
  );
}
