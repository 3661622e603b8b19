import { Trash2 } from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import type { DocumentState } from '@/contract/document';
import type { FilePurpose, StoredFile } from '@/contract/file';
import { acceptedDocuments, documentStates } from '@/rules/documentStates';
import { fileAddress } from '@/rules/fileAddress';
import { toPersianDigits } from '@/utils/digits';
import * as S from './DocumentField.styles';
import { FilePicker } from './FilePicker';
import { useDocumentFiles } from './useDocumentFiles';

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
  const stored = files.map(({ id }) => id);
  // New files take the place of rejected ones; they join files that nobody has judged.
  const isReplaced = state === 'rejected';
  const room = isReplaced ? mostFiles : Math.max(0, mostFiles - files.length);
  const { picked } = useDocumentFiles({
    purpose,
    files,
    most: room,
    onArrive: (arrived) => onGive(isReplaced ? arrived : [...stored, ...arrived]),
  });
  const { fieldTitle, tone } = documentStates[state];
  return (
    <S.Document aria-label={title} data-bad={state === 'rejected' || error ? true : undefined}>
      <header>
        <h3>
          {title}
          {!required && <span className="note"> (اختیاری)</span>}
        </h3>
        <StateBadge tone={tone}>{fieldTitle}</StateBadge>
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
                  <img src={fileAddress(link)} alt="" width={40} height={40} loading="lazy" />
                )}
                <a href={fileAddress(link)} target="_blank" rel="noreferrer" aria-label={`دیدن ${name}`}>
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
      {open && state !== 'accepted' && room > 0 && (
        <FilePicker
          label={title}
          hideLabel
          hint={hint ?? ''}
          action={isReplaced ? 'جایگزین' : undefined}
          picked={picked}
          accept={acceptedDocuments}
          error={error}
        />
      )}
    </S.Document>
  );
}
