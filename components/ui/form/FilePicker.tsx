import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Pause, Play } from '@/components/ui/kit/customerIcons';
import { RefreshCw, Trash2 } from '@/components/ui/kit/icons';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import type { PickedFiles } from '@/hooks/usePickedFiles';
import { toPersianDigits } from '@/utils/digits';
import * as S from './FilePicker.styles';
import { PickButton } from './PickButton';

type Props = {
  label: string;
  hint: string;
  /** Leaves the label to screen readers, where a heading beside the field says it already. */
  hideLabel?: boolean;
  /** The text of the button while nothing is picked. Default: «انتخاب عکس» or «انتخاب پرونده». */
  action?: string | undefined;
  /** Of `usePickedFiles`. */
  picked: PickedFiles;
  /** Kinds of files that the browser offers. The server decides by the content. */
  accept?: string;
  /** Text of the form about its files. */
  error?: string | null | undefined;
};

type PickedFile = PickedFiles['files'][number];

const activities = {
  sending: 'در حال فرستادن',
  waiting: 'در انتظار اینترنت؛ خودکار ادامه می‌یابد',
  paused: 'متوقف شد',
};

function statusOf({ id, error, share, activity }: PickedFile): string {
  if (error !== null) return error;
  if (id !== null) return 'فرستاده شد';
  return `${activities[activity]}، ${toPersianDigits(Math.round(share * 100))}٪`;
}

/** Picks private files, shows how far each was sent, what failed and a preview, and removes them. Load it late. */
export function FilePicker({
  label,
  hint,
  hideLabel = false,
  action,
  picked,
  accept = 'image/jpeg,image/png,image/webp',
  error,
}: Props) {
  const { id, control, line } = useFieldLine(error);
  const hintId = `${id}hint`;
  const input = useRef<HTMLInputElement>(null);
  const { files, most } = picked;
  const kind = accept.includes('pdf') ? 'پرونده' : 'عکس';
  const add = files.length > 0 ? `${kind} دیگر` : (action ?? `انتخاب ${kind}`);

  /** The button goes away with its file, so the focus moves to the field. */
  function remove(key: string) {
    flushSync(() => picked.remove(key));
    input.current?.focus();
  }

  return (
    <S.Picker aria-describedby={hintId}>
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      {files.length > 0 && (
        <ul>
          {files.map((file, index) => {
            const { key, name, dataUrl, share } = file;
            const title = `${file.isPicture ? 'عکس' : 'پروندهٔ'} ${toPersianDigits(index + 1)}`;
            return (
              <li key={key} data-bad={file.error !== null || undefined}>
                {file.isPicture && !file.isRefused && (
                  // biome-ignore lint/performance/noImgElement: a preview from memory; the image optimiser cannot fetch it.
                  <img src={dataUrl} alt="" width={64} height={48} />
                )}
                <span className="words">
                  <b>{title}</b>
                  {!file.isPicture && <bdi>{name}</bdi>}
                  <small>{statusOf(file)}</small>
                </span>
                {file.canRetry && (
                  <button
                    type="button"
                    aria-label={`فرستادن دوبارهٔ ${title}`}
                    onClick={() => picked.retry(key)}
                  >
                    <RefreshCw size={20} />
                  </button>
                )}
                {(file.canPause || file.activity === 'paused') && (
                  <button
                    type="button"
                    aria-label={`${file.canPause ? 'توقف' : 'ادامهٔ'} فرستادن ${title}`}
                    onClick={() => (file.canPause ? picked.pause(key) : picked.resume(key))}
                  >
                    {file.canPause ? <Pause size={20} /> : <Play size={20} />}
                  </button>
                )}
                <button type="button" aria-label={`حذف ${title}`} onClick={() => remove(key)}>
                  <Trash2 size={20} />
                </button>
                {file.id === null && file.error === null && (
                  <progress aria-label={`فرستادن ${title}`} value={share} max={1} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {files.length < most && (
        <PickButton
          ref={input}
          className="add"
          text={add}
          title={label}
          picked={picked}
          accept={accept}
          multiple={most > 1}
          {...control}
          aria-describedby={`${line.id} ${hintId}`}
        />
      )}
      <p className="error" {...line}>
        {files.length === 0 && error}
      </p>
      <p className="hint" id={hintId}>
        {hint}
      </p>
      <p role="status" className="visually-hidden">
        {files
          .filter(({ id: sent, error: failed, activity }) => sent || failed || activity !== 'sending')
          .map((file) => `${toPersianDigits(files.indexOf(file) + 1)}: ${statusOf(file)}`)
          .join(' ')}
      </p>
    </S.Picker>
  );
}
