import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { Button } from './Button';
import { DangerIcon } from './DangerIcon';
import { Modal } from './Modal';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-6);
  text-align: center;
  ${media.md} {
    padding: var(--space-7);
  }
  h2 {
    font-size: var(--text-title);
  }
  p {
    color: var(--ink-2);
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
    inline-size: 100%;
    margin-block-start: var(--space-3);
  }
`;

type Props = {
  icon: ReactNode;
  /** The question. */
  title: string;
  /** Consequence of the answer. */
  text: string;
  /** The label of the button that does it. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be undone, or that a customer is told of. «انصراف» is the first button, so the dialog focuses it. */
export function ConfirmDialog({ icon, title, text, action, onConfirm, onClose }: Props) {
  const titleId = useId();
  return (
    <Modal kind="dialog" titleId={titleId} onClose={onClose}>
      {(close) => (
        <Root>
          <DangerIcon>{icon}</DangerIcon>
          <h2 id={titleId}>{title}</h2>
          <p>{text}</p>
          <div className="actions">
            <Button variant="secondary" size="bar" onClick={close}>
              انصراف
            </Button>
            <Button
              variant="danger"
              size="bar"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {action}
            </Button>
          </div>
        </Root>
      )}
    </Modal>
  );
}
