import { useEffect, useState } from 'react';
import { PickButton } from '@/components/ui/form/PickButton';
import { FilePlus, FileText, FileX } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { IconButton } from '@/components/ui/kit/IconButton';
import { CircleCheck, Eye, Trash2, TriangleAlert } from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { ExaminedDocument } from '@/contract/document';
import type { FilePurpose } from '@/contract/file';
import { acceptedDocuments } from '@/rules/documentStates';
import { documentText } from '@/rules/documentTexts';
import { fileAddress } from '@/rules/fileAddress';
import type { FormState } from '@/store/formState';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Documents.styles';
import { SendingFile } from './SendingFile';
import { type DocumentFiles, useDocument } from './useDocument';

const DocumentDialog = onDemand(() => import('./DocumentDialog'));

function Picture({ document, files }: { document: ExaminedDocument; files: DocumentFiles }) {
  const [first] = document.files;
  const [sent] = files.sending;
  if (sent?.isPicture && !sent.isRefused) {
    // biome-ignore lint/performance/noImgElement: a preview from memory; the image optimiser cannot fetch it.
    return <img className="thumb" src={sent.dataUrl} alt="" width={64} height={64} />;
  }
  if (!sent && first?.contentType === 'image/jpeg') {
    const address = fileAddress(first.link);
    // biome-ignore lint/performance/noImgElement: a private picture with a link of ten minutes must not pass the optimiser.
    return <img className="thumb" src={address} alt="" width={64} height={64} loading="lazy" />;
  }
  const Icon = sent?.error ? TriangleAlert : first || sent ? FileText : FilePlus;
  return (
    <span className="thumb">
      <Icon size={24} />
    </span>
  );
}

/** Text of the button that picks files; null where none can be added. */
function pickTextOf(
  { title, state, mostFiles, files }: ExaminedDocument,
  { sending, room }: DocumentFiles,
  isNeeded: boolean,
) {
  if (sending.length > 0) return null;
  if (state === 'rejected') return isNeeded ? `فرستادن ${title} جدید` : 'جایگزین';
  if (files.length === 0) return 'انتخاب پرونده';
  if (mostFiles === 1) return 'جایگزین';
  return room === 0 ? null : 'افزودن';
}

/** What screen readers hear of the files: their way, its end, and why one stopped. Not their progress, which changes all the time. */
function spokenState(document: ExaminedDocument, { sending }: DocumentFiles, hasSent: boolean): string {
  const stopped = sending.find(({ error }) => error !== null);
  if (stopped) return `${stopped.name}: ${stopped.error}`;
  if (sending.some(({ activity }) => activity === 'waiting')) return 'اتصال قطع شد. از همان‌جا ادامه می‌دهیم.';
  if (sending.length > 0) return `${toPersianDigits(sending.length)} پرونده در حال فرستادن`;
  return hasSent && document.state === 'given' ? `${document.title}: ${documentText(document)}` : '';
}

type Props = {
  document: ExaminedDocument;
  /** The purpose of its uploads. Default: `loan`. */
  purpose?: FilePurpose;
  /** How far the last call is that gave files to this document. */
  giving: FormState | undefined;
  /** Makes these files the document. */
  onGive: (fileIds: string[]) => void;
  /** Called with the code when files begin or end to be sent. */
  onSending?: (code: string, isSending: boolean) => void;
  /** Whether a rejected document is what its page waits for, so that its button is the main one. */
  isNeeded?: boolean;
  /** Whether its files can only be seen. */
  readOnly?: boolean;
  /** An error of the form about this document. */
  error?: string | null;
};

/** A document as a card: what it is, how far it is, and its one action. */
export function DocumentCard({
  document,
  purpose = 'loan',
  giving,
  onGive,
  onSending,
  isNeeded = false,
  readOnly = false,
  error,
}: Props) {
  const files = useDocument({ document, purpose, giving, onGive });
  const [isOpen, setOpen] = useState(false);
  const [hasSent, setHasSent] = useState(false);
  if (files.sending.length > 0 && !hasSent) setHasSent(true);
  const { code, title, state, mostFiles } = document;
  const { isBusy, sending, failure } = files;
  const isFixed = readOnly || state === 'accepted';
  const pickText = isFixed ? null : pickTextOf(document, files, isNeeded);
  const hasFiles = document.files.length > 0 && state !== 'rejected';
  useEffect(() => {
    onSending?.(code, isBusy);
    return () => onSending?.(code, false);
  }, [code, isBusy, onSending]);

  return (
    <S.Document data-state={state} data-needed={isNeeded || undefined} aria-label={title}>
      <Picture document={document} files={files} />
      <div className="words">
        <Heading level={3}>{title}</Heading>
        <Text size="small">{documentText(document)}</Text>
      </div>
      <Row wrap gap={1} justify="end" className="actions">
        {state === 'accepted' && (
          <StateBadge tone="success">
            <CircleCheck size={16} />
            تأیید
          </StateBadge>
        )}
        {hasFiles && (
          <IconButton
            label={`دیدن ${title}`}
            onClick={() => setOpen(true)}
            onPointerEnter={DocumentDialog.preload}
          >
            <Eye size={20} />
          </IconButton>
        )}
        {hasFiles && !isFixed && (
          <IconButton label={`حذف ${title}`} onClick={files.removeAll} aria-disabled={isBusy || undefined}>
            <Trash2 size={20} />
          </IconButton>
        )}
        {pickText !== null && (
          <PickButton
            className="pick"
            variant={isNeeded && state === 'rejected' ? 'primary' : 'secondary'}
            text={pickText}
            title={title}
            picked={files.picked}
            accept={acceptedDocuments}
            multiple={mostFiles > 1}
          />
        )}
      </Row>
      {sending.map((file) => (
        <SendingFile key={file.key} file={file} picked={files.picked} />
      ))}
      {failure && (
        <Row as="p" wrap gap={1} className="line" role="alert">
          <FileX size={16} />
          {failure}
          <TextButton className="again" onClick={files.tryAgain}>
            تلاش دوباره
          </TextButton>
        </Row>
      )}
      {error && (
        <Row as="p" wrap gap={1} className="line" role="alert">
          {error}
        </Row>
      )}
      <p role="status" className="visually-hidden">
        {spokenState(document, files, hasSent)}
      </p>
      {isOpen && (
        <DocumentDialog
          document={document}
          onRemove={isFixed ? null : files.remove}
          onClose={() => setOpen(false)}
        />
      )}
    </S.Document>
  );
}
