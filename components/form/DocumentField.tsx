import { useEffect, useRef } from 'react';
import { Trash2 } from '@/components/ui/icons';
import { StateBadge } from '@/components/ui/StateBadge';
import type { FilePurpose, StoredFile } from '@/contract/file';
import type { DocumentState } from '@/contract/planRequest';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import { toPersianDigits } from '@/utils/digits';
import type { Tone } from '@/utils/tone';
import * as S from './DocumentField.styles';
import { FilePicker } from './FilePicker';

const apiBase = process.env.NEXT_PUBLIC_API_BASE_URL ?? '/api';
const accepted = 'image/jpeg,image/png,image/webp,application/pdf';

const looks: Readonly<Record<DocumentState, { title: string; tone: Tone }>> = {
  missing: { title: 'نرسیده', tone: 'plain' },
  given: { title: 'رسید', tone: 'info' },
  accepted: { title: 'پذیرفته شد', tone: 'success' },
  rejected: { title: 'اصلاح لازم است', tone: 'danger' },
};

type Props = {
  document: {
    title: string;
    hint: string | null;
    mostFiles: number;
    state: DocumentState;
    /** Persian reason of a rejection. */
    reason: string | null;
    files: readonly StoredFile[];
  };
  purpose: FilePurpose;
  required: boolean;
  /** Whether files can be added and removed. */
  open: boolean;
  /** An error of the form about this document. */
  error?: string | null;
  /** Makes these files the document. */
  onGive: (fileIds: string[]) => void;
};

/** A document of a request: its state, its files, and the field that adds others. Load it late. */
export function DocumentField({ document, purpose, required, open, error, onGive }: Props) {
  const { title, hint, mostFiles, state, reason, files } = document;
  const picked = usePickedFiles(purpose, Math.max(0, mostFiles - files.length));
  const ready = picked.isSending ? '' : picked.ids.join(' ');
  const asked = useRef('');
  const stored = files.map(({ id }) => id);

  useEffect(() => {
    const fresh = ready.split(' ').filter((id) => id !== '' && !stored.includes(id));
    if (fresh.length === 0 || asked.current === ready) return;
    asked.current = ready;
    onGive([...stored, ...fresh]);
  }, [ready, stored, onGive]);

  const { title: word, tone } = looks[state];
  return (
    <S.Document aria-label={title} data-bad={state === 'rejected' || error ? true : undefined}>
      <header>
        <h3>
          {title}
          {!required && <span className="note"> (اختیاری)</span>}
        </h3>
        <StateBadge tone={tone}>{word}</StateBadge>
      </header>
      {reason && <p className="reason">{reason}</p>}
      {files.length > 0 && (
        <ul>
          {files.map(({ id, link, contentType }, index) => {
            const name = files.length > 1 ? `${title}، ${toPersianDigits(index + 1)}` : title;
            return (
              <li key={id}>
                {contentType === 'image/jpeg' && (
                  // biome-ignore lint/performance/noImgElement: a private file; the image optimiser may not fetch it.
                  <img src={apiBase + link} alt="" width={40} height={40} loading="lazy" />
                )}
                <a href={apiBase + link} target="_blank" rel="noreferrer" aria-label={`دیدن ${name}`}>
                  {contentType === 'image/jpeg' ? 'دیدن عکس' : 'دریافت PDF'}
                </a>
                {open && state !== 'accepted' && (
                  <button
                    type="button"
                    aria-label={`حذف ${name}`}
                    onClick={() => onGive(stored.filter((one) => one !== id))}
                  >
                    <Trash2 size={20} />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {open && state !== 'accepted' && files.length < mostFiles && (
        <FilePicker
          label={title}
          hideLabel
          hint={hint ?? ''}
          picked={picked}
          accept={accepted}
          error={error}
        />
      )}
    </S.Document>
  );
}
