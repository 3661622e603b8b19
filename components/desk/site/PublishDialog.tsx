import { useId, useState } from 'react';
import styled from 'styled-components';
import { DialogForm } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Modal } from '@/components/ui/kit/Modal';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import type { SiteDifference } from '@/contract/desk/site';
import { siteLengths } from '@/contract/limits';
import { summarizeDifferences } from './differenceSummary';
import { SiteDifferences } from './SiteDifferences';

/** The changes scroll in the dialog. */
const Changes = styled.section`
  max-block-size: 40dvh;
  overflow-y: auto;
`;

type Props = {
  title: string;
  changes: readonly SiteDifference[];
  onPublish: (note: string) => void;
  onClose: () => void;
};

/** Shows what shoppers will see differently, and asks for a note for the history. */
export default function PublishDialog({ title, changes, onPublish, onClose }: Props) {
  const titleId = useId();
  const [note, setNote] = useState('');
  return (
    <Modal kind="dialog" wide titleId={titleId} onClose={onClose}>
      {(close) => (
        <DialogForm
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onPublish(note.trim());
            close();
          }}
        >
          <Heading id={titleId}>انتشار {title}</Heading>
          {changes.length === 0 ? (
            <Text ink="muted">این پیش‌نویس با آنچه خریداران می‌بینند فرقی ندارد.</Text>
          ) : (
            // A keyboard scrolls only what it can focus.
            <Changes tabIndex={0} aria-label="تغییرها">
              {summarizeDifferences(changes).map((line) => (
                <Text ink="muted" key={line}>
                  {line}
                </Text>
              ))}
              <SiteDifferences changes={changes} />
            </Changes>
          )}
          <TextField
            label="یادداشت برای تاریخچه (اختیاری)"
            maxLength={siteLengths.note}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Grid columns={2} gap={3}>
            <Button type="submit" disabled={changes.length === 0}>
              انتشار
            </Button>
            <Button variant="secondary" onClick={close}>
              انصراف
            </Button>
          </Grid>
        </DialogForm>
      )}
    </Modal>
  );
}
