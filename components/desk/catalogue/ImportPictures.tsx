import { useEffect, useEffectEvent, useState } from 'react';
import { RowButton } from '@/components/desk/kit/RowButton';
import { PickButton } from '@/components/ui/form/PickButton';
import { DiscList } from '@/components/ui/kit/DiscList';
import { Note } from '@/components/ui/kit/Note';
import { ProgressBar } from '@/components/ui/kit/ProgressBar';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { longestFileName, mostImportPictures } from '@/contract/limits';
import { useDeskChange } from '@/hooks/desk';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import { messages } from '@/utils/messages';
import { formatNumber } from '@/utils/money';
import { type NamedPicture, picturesIn } from './picturesIn';

type Failed = { picture: NamedPicture; why: string };

/** Sends pictures, one after the other, under the names of their files, by which a file of products can name them. */
export function ImportPictures() {
  const picked = usePickedFiles('shop', 1);
  const [waiting, setWaiting] = useState<readonly NamedPicture[]>([]);
  const [picture, setPicture] = useState<NamedPicture | null>(null);
  const [sent, setSent] = useState(0);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const upload = picked.files[0];
  const left = waiting.length + (picture ? 1 : 0);

  const sendNext = useEffectEvent(() => {
    const [next, ...others] = waiting;
    if (!next || picture) return;
    setPicture(next);
    setWaiting(others);
    next
      .read()
      .then((file) => picked.add([file]))
      .catch(() => setUnread(next));
  });
  const [unread, setUnread] = useState<NamedPicture | null>(null);
  const end = useEffectEvent((why: string | null) => {
    if (!picture) return;
    if (why === null) setSent((count) => count + 1);
    else setFailed((all) => [...all, { picture, why }]);
    if (upload) (why === null ? picked.release : picked.remove)(upload.key);
    setPicture(null);
  });
  useEffect(() => {
    if (waiting.length > 0 && picture === null) sendNext();
  }, [waiting, picture]);
  const uploadError = upload?.error ?? null;
  useEffect(() => {
    if (uploadError !== null) end(uploadError);
  }, [uploadError]);

  useEffect(() => {
    if (unread) end('این عکس در ZIP خراب است.');
  }, [unread]);

  async function take(files: readonly File[]) {
    setWrong(null);
    const found = await picturesIn(files, mostImportPictures - left);
    if (found.wrong) setWrong(found.wrong);
    setWaiting((before) => [...before, ...found.pictures]);
  }
  function retry() {
    setWaiting((before) => [...before, ...failed.map((one) => one.picture)]);
    setFailed([]);
  }

  return (
    <Stack gap={2}>
      <Text size="small" ink="muted">
        عکس‌ها را پیش از پرونده بفرستید، جدا یا در یک ZIP، هر بار تا {formatNumber(mostImportPictures)} عکس.
        نام فایل هر عکس را در ستون عکس پرونده بنویسید.
      </Text>
      <div>
        <PickButton
          className=""
          variant="secondary"
          text="انتخاب عکس‌ها یا ZIP"
          title="عکس‌های کالاها"
          picked={{ add: take }}
          accept="image/jpeg,image/png,image/webp,.zip"
          multiple
        />
      </div>
      {left > 0 && (
        <Stack gap={2} role="status">
          <ProgressBar aria-label="فرستادن عکس‌ها" value={sent} max={sent + left} />
          <span>{formatNumber(left)} عکس مانده است</span>
        </Stack>
      )}
      {left === 0 && sent > 0 && (
        <Note kind="success">{formatNumber(sent)} عکس رسید. اکنون پروندهٔ کالاها را بفرستید.</Note>
      )}
      {wrong && <Note kind="danger">{wrong}</Note>}
      {failed.length > 0 && (
        <>
          <Note kind="danger">{formatNumber(failed.length)} عکس فرستاده نشد.</Note>
          <DiscList>
            {failed.map(({ picture: { name }, why }) => (
              <li key={name}>
                <bdi>{name}</bdi>: {why}
              </li>
            ))}
          </DiscList>
          <div>
            <RowButton onClick={retry}>فرستادن دوباره</RowButton>
          </div>
        </>
      )}
      {upload?.id && picture && (
        <NamedPublication
          key={upload.key}
          fileId={upload.id}
          name={picture.name.slice(-longestFileName)}
          onEnd={end}
        />
      )}
    </Stack>
  );
}

type PublicationProps = { fileId: string; name: string; onEnd: (why: string | null) => void };

/** Publishes an upload under the name of its file as soon as it is rendered. */
function NamedPublication({ fileId, name, onEnd }: PublicationProps) {
  const { send, done, failure } = useDeskChange('publishPicture');
  const publish = useEffectEvent(() => send({ fileId, name }));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    publish();
  }, []);
  useEffect(() => {
    if (done) end(null);
    else if (failure) end(failure.message ?? messages.tryAgain);
  }, [done, failure]);
  return null;
}
