import { useEffect } from 'react';
import { FilePicker } from '@/components/ui/form/FilePicker';
import { mostMessagePictures } from '@/contract/limits';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import { toPersianDigits } from '@/utils/digits';

type Props = {
  /** Reports the ids of the pictures that have arrived, and whether others are on their way. */
  onChange: (pictures: { ids: string[]; isSending: boolean }) => void;
};

/** The pictures of the next message. Those that are not sent with it are removed when this goes away. */
export default function MessagePictures({ onChange }: Props) {
  const picked = usePickedFiles('conversation', mostMessagePictures);
  const { isSending } = picked;
  const ids = picked.ids.join(' ');

  useEffect(() => {
    onChange({ ids: ids.split(' ').filter(Boolean), isSending });
  }, [ids, isSending, onChange]);

  return (
    <FilePicker
      label="عکس‌های پیام"
      hideLabel
      hint={`حداکثر ${toPersianDigits(mostMessagePictures)} عکس. تنها شما و پشتیبانی آن‌ها را می‌بینید.`}
      picked={picked}
    />
  );
}
