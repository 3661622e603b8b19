import { IconSentence } from '@/components/ui/kit/IconSentence';
import { Lock } from '@/components/ui/kit/icons';

/** The promise below the documents of a loan request or an order. */
export function DocumentPrivacy() {
  return (
    <IconSentence>
      <Lock size={16} />
      پرونده‌ها خصوصی است؛ فقط شما و کارشناس بررسی آن را می‌بینید و هر بازدید ثبت می‌شود.
    </IconSentence>
  );
}
