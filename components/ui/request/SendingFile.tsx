import { Pause } from '@/components/ui/kit/customerIcons';
import { IconButton } from '@/components/ui/kit/IconButton';
import { X } from '@/components/ui/kit/icons';
import { ProgressBar } from '@/components/ui/kit/ProgressBar';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { formatPercent } from '@/utils/money';
import type { DocumentFiles } from './useDocument';

type SentFile = DocumentFiles['sending'][number];

/** Progress of a file: «۶۶٪»; or the reason why it stopped. */
function progressText({ error, id, activity, share }: SentFile): string {
  const percent = formatPercent(Math.round(share * 100));
  if (error !== null) return error;
  if (id !== null) return 'در حال ثبت';
  if (activity === 'waiting') return `اتصال قطع شد، ${percent} رفته است. از همان‌جا ادامه می‌دهیم.`;
  return activity === 'paused' ? `نگه داشته شد، ${percent}` : percent;
}

/** A file that is being uploaded: its progress, and buttons that pause, continue or cancel the upload. */
export function SendingFile({ file, picked }: { file: SentFile; picked: DocumentFiles['picked'] }) {
  const { key, name, share, error, canRetry, isRefused, canPause, activity } = file;
  const isPaused = activity === 'paused' && error === null;
  const isCut = canRetry || isPaused || (activity === 'waiting' && error === null);
  return (
    <Row wrap gap={1} className="line" data-bad={isRefused || undefined} data-cut={isCut || undefined}>
      <Text as="small" size="small">
        <bdi data-long="">{name}</bdi>
        <br />
        {progressText(file)}
      </Text>
      {(canRetry || isPaused) && (
        <TextButton className="again" onClick={() => (isPaused ? picked.resume(key) : picked.retry(key))}>
          ادامه
          <span className="visually-hidden"> فرستادن {name}</span>
        </TextButton>
      )}
      {canPause && (
        <IconButton label={`توقف فرستادن ${name}`} onClick={() => picked.pause(key)}>
          <Pause size={20} />
        </IconButton>
      )}
      <IconButton label={`حذف ${name}`} onClick={() => picked.remove(key)}>
        <X size={20} />
      </IconButton>
      <ProgressBar aria-label={`فرستادن ${name}`} value={share} max={1} />
    </Row>
  );
}
