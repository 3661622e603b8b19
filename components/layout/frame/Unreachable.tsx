import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ReloadMessage } from '@/components/ui/kit/ReloadMessage';
import { ErrorCode } from '@/components/ui/panel/ErrorCode';
import { readErrorId } from '@/services/browser/errorId';

/** Replaces a page that the shop could not render. The page itself has arrived, so the visitor's network is not the cause. */
export function Unreachable() {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(readErrorId()), []);
  return (
    <ReloadMessage
      art="/art/extra-plug.webp"
      title="این صفحه آماده نشد"
      text={
        <>
          خطا از سرور ماست، نه از اتصال شما. سبد خریدتان دست‌نخورده است؛ چند لحظهٔ دیگر دوباره تلاش کنید.{' '}
          {id && <ErrorCode failure={{ requestId: id }} />}
        </>
      }
    >
      <ButtonLink href="/" variant="secondary">
        صفحهٔ خانه
      </ButtonLink>
    </ReloadMessage>
  );
}
