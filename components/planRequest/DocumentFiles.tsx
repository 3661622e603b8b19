import { Pause, Upload } from '@/components/ui/customerIcons';
import { IconButton } from '@/components/ui/IconButton';
import { X } from '@/components/ui/icons';
import type { RequestDocument } from '@/contract/planRequest';
import { acceptedDocuments } from '@/utils/documentStates';
import { formatPercent } from '@/utils/money';
import type { DocumentFiles } from './useDocument';

/** The hidden file field of a button-like label. */
export function PickButton({
  document,
  files,
  text,
}: {
  document: RequestDocument;
  files: DocumentFiles;
  text: string;
}) {
  return (
    <label className="pick">
      <Upload size={20} />
      {text}
      <input
        className="visually-hidden"
        type="file"
        accept={acceptedDocuments}
        multiple={document.mostFiles > 1}
        aria-label={`${text}، ${document.title}`}
        onChange={({ target }) => {
          void files.picked.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

type SentFile = DocumentFiles['sending'][number];

/** Progress of a file: «۶۶٪»; or the reason why it stopped. */
function progressText({ error, id, activity, share }: SentFile): string {
  const percent = formatPercent(Math.round(share * 100));
  if (error !== null) return error;
  if (id !== null) return 'در حال ثبت';
  if (activity === 'waiting') return `اتصال قطع شد، ${percent} رفته است. از همان‌جا ادامه می‌دهیم.`;
  return activity === 'paused' ? `نگه داشته شد، ${percent}` : percent;
}

/** A file on its way: how far it is, and how to hold it, go on or leave it. */
export function SendingFile({ file, picked }: { file: SentFile; picked: DocumentFiles['picked'] }) {
  const { key, name, share, error, canRetry, canPause, activity } = file;
  const isPaused = activity === 'paused' && error === null;
  const isCut = canRetry || isPaused || (activity === 'waiting' && error === null);
  return (
    <div
      className="sending"
      data-bad={(error !== null && !canRetry) || undefined}
      data-cut={isCut || undefined}
    >
      <small>
        <bdi data-long="">{name}</bdi>
        <br />
        {progressText(file)}
      </small>
      {(canRetry || isPaused) && (
        <button
          type="button"
          className="again"
          onClick={() => (isPaused ? picked.resume(key) : picked.retry(key))}
        >
          ادامه
          <span className="visually-hidden"> فرستادن {name}</span>
        </button>
      )}
      {canPause && (
        <IconButton label={`توقف فرستادن ${name}`} onClick={() => picked.pause(key)}>
          <Pause size={20} />
        </IconButton>
      )}
      <IconButton label={`حذف ${name}`} onClick={() => picked.remove(key)}>
        <X size={20} />
      </IconButton>
      <progress aria-label={`فرستادن ${name}`} value={share} max={1} />
    </div>
  );
}
