import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton';

type Props = {
  /** Id of the title, which names the dialog. */
  id: string;
  title: ReactNode;
  onClose: () => void;
};

/** The title of a dialog, and the button that closes it. */
export function DialogHeader({ id, title, onClose }: Props) {
  return (
    <header>
      <h2 id={id}>{title}</h2>
      <CloseButton onClose={onClose} />
    </header>
  );
}
