import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
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
    <Row as="header" justify="between" gap={3}>
      <Heading id={id}>{title}</Heading>
      <CloseButton onClose={onClose} />
    </Row>
  );
}
