import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Modal } from '@/components/ui/kit/Modal';
import type { SiteDifference } from '@/contract/desk/site';
import { siteLengths } from '@/contract/limits';
import { summarizeDifferences } from './differenceSummary';
import { SiteDifferences } from './SiteDifferences';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6);

  h2 {
    font-size: var(--text-title);
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-body);
  }
  .changes {
    max-block-size: 40dvh;
    overflow-y: auto;
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
  }
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
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onPublish(note.trim());
            close();
          }}
        >
          <h2 id={titleId}>انتشار {title}</h2>
          {changes.length === 0 ? (
            <p>این پیش‌نویس با آنچه خریداران می‌بینند فرقی ندارد.</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what it can focus.
            <section className="changes" tabIndex={0} aria-label="تغییرها">
              {summarizeDifferences(changes).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <SiteDifferences changes={changes} />
            </section>
          )}
          <TextField
            label="یادداشت برای تاریخچه (اختیاری)"
            maxLength={siteLengths.note}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <div className="actions">
            <Button type="submit" disabled={changes.length === 0}>
              انتشار
            </Button>
            <Button variant="secondary" onClick={close}>
              انصراف
            </Button>
          </div>
        </Form>
      )}
    </Modal>
  );
}
