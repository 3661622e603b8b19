import { FilePicker } from '@/components/ui/form/FilePicker';
import { Trash2 } from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import type { ExaminedDocument } from '@/contract/document';
import type { FilePurpose } from '@/contract/file';
import { acceptedDocuments, documentStates } from '@/rules/documentStates';
import { fileAddress } from '@/rules/fileAddress';
import { toPersianDigits } from '@/utils/digits';
import * as S from './DocumentField.styles';
import { useDocument } from './useDocument';

type Props = {
  document: Pick<ExaminedDocument, 'title' | 'hint' | 'mostFiles' | 'state' | 'reason' | 'files'>;
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
  const { title, hint, state, reason, files } = document;
  const given = { document, purpose, replacesFull: false, giving: undefined, onGive };
  const { picked, room, remove } = useDocument(given);
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
                  <button type="button" aria-label={`حذف ${name}`} onClick={() => remove(id)}>
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
          action={state === 'rejected' ? 'جایگزین' : undefined}
          picked={picked}
          accept={acceptedDocuments}
          error={error}
        />
      )}
    </S.Document>
  );
}
