import { IconButton } from './IconButton';
import { X } from './icons';

/** Closes the dialog or drawer around it. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <IconButton label="بستن" onClick={onClose}>
      <X size={24} />
    </IconButton>
  );
}
