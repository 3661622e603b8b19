import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { TextAreaField } from '@/components/ui/kit/Field';
import { Modal } from '@/components/ui/kit/Modal';

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);

  h2 {
    font-size: var(--text-title);
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
  }
`;

type Props = {
  title: string;
  label: string;
  hint?: string;
  /** The label of the button that sends the text. */
  action: string;
  maxLength: number;
  onSend: (text: string) => void;
  onClose: () => void;
};

/** Asks the operator for a text, such as the reason of a refusal, which the customer reads. */
export function TextDialog({ title, label, hint, action, maxLength, onSend, onClose }: Props) {
  const titleId = useId();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Modal kind="dialog" titleId={titleId} onClose={onClose}>
      {(close) => (
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return setMissing(true);
            onSend(text.trim());
            close();
          }}
        >
          <h2 id={titleId}>{title}</h2>
          <TextAreaField
            label={label}
            hint={hint}
            error={isMissing && text.trim() === '' ? 'این متن را بنویسید.' : null}
            rows={4}
            maxLength={maxLength}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div className="actions">
            <Button type="submit">{action}</Button>
            <Button variant="secondary" onClick={close}>
              انصراف
            </Button>
          </div>
        </Form>
      )}
    </Modal>
  );
}
