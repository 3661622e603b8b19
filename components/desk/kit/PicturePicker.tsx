import { useEffect, useRef } from 'react';
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
  const publishing = useDeskChange('publishPicture');
  /** The upload that is being published. */
  const asked = useRef<string | null>(null);
  const next = picked.files.find(({ id }) => id !== null && id !== asked.current);

  useEffect(() => {
    if (publishing.saving) return;
    const done = picked.files.find(({ id }) => id !== null && id === asked.current);
    if (done && publishing.done && publishing.answer) {
      asked.current = null;
      picked.release(done.key);
      publishing.reset();
      onAdd(publishing.answer);
      return;
    }
    if (asked.current === null && next?.id) {
      asked.current = next.id;
      publishing.send({ fileId: next.id });
    }
  });

  return (
    <>
      <FilePicker
        {...(hideLabel ? { hideLabel } : {})}
        label={label}
        hint={hint}
        picked={picked}
        error={error}
      />
      <ChangeFailure failure={publishing.failure} />
    </>
  );
}
