import { useId, useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { TextAreaField } from '@/components/ui/kit/Field';
import { Modal } from '@/components/ui/kit/Modal';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { DialogForm } from './Toolbar.styles';

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
        <DialogForm
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return setMissing(true);
            onSend(text.trim());
            close();
          }}
        >
          <Heading id={titleId}>{title}</Heading>
          <TextAreaField
            label={label}
            hint={hint}
            error={isMissing && text.trim() === '' ? 'این متن را بنویسید.' : null}
            rows={4}
            maxLength={maxLength}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Grid columns={2} gap={3}>
            <Button type="submit">{action}</Button>
            <Button variant="secondary" onClick={close}>
              انصراف
            </Button>
          </Grid>
        </DialogForm>
      )}
    </Modal>
  );
}
