import { useEffect, useEffectEvent } from 'react';
import { FilePicker } from '@/components/ui/form/FilePicker';
import type { ShopPicture } from '@/contract/desk/picture';
import { useDeskChange } from '@/hooks/desk';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import { ChangeFailure } from './ChangeFailure';

type Props = {
  label: string;
  hint: string;
  hideLabel?: boolean;
  /** Pictures that can be chosen at once. */
  most?: number;
  error?: string | null | undefined;
  /** Called with every picture that has arrived and that the shop now serves. */
  onAdd: (picture: ShopPicture) => void;
};

/** Sends pictures of the shop and publishes each. The form keeps their addresses. */
export function PicturePicker({ label, hint, hideLabel, most = 10, error, onAdd }: Props) {
  const picked = usePickedFiles('shop', most);
  // One at a time, so that they are added in the order in which they were picked.
  const arrived = picked.files.find(({ id }) => id !== null);

  return (
    <>
      <FilePicker
        {...(hideLabel ? { hideLabel } : {})}
        label={label}
        hint={hint}
        picked={picked}
        error={error}
      />
      {arrived?.id && (
        <Publication
          key={arrived.key}
          fileId={arrived.id}
          onPublish={(picture) => {
            picked.release(arrived.key);
            onAdd(picture);
          }}
        />
      )}
    </>
  );
}

/** Publishes an upload as soon as it is rendered, and shows why the shop refuses it. */
function Publication({ fileId, onPublish }: { fileId: string; onPublish: (picture: ShopPicture) => void }) {
  const { send, done, answer, failure } = useDeskChange('publishPicture');
  const publish = useEffectEvent(send);
  const announcePicture = useEffectEvent(onPublish);
  useEffect(() => {
    publish({ fileId });
  }, [fileId]);
  useEffect(() => {
    if (done && answer) announcePicture(answer);
  }, [done, answer]);
  return <ChangeFailure failure={failure} />;
}
