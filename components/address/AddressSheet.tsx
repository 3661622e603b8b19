import { useEffect, useRef } from 'react';
import { focusFirstField } from '@/components/ui/focusFirstField';
import { Modal } from '@/components/ui/Modal';
import type { Address } from '@/contract/address';
import { AddressForm } from './AddressForm';

type Props = {
  /** The one to change; null adds one. */
  address: Address | null;
  /** The book is empty, so this one becomes the default. */
  first: boolean;
  onClose: () => void;
};

/** An address in its drawer; on phones it fills the screen. */
export default function AddressSheet({ onClose, address, first }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // Who adds one begins to write; who changes one looks first.
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
