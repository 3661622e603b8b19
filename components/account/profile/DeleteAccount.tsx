import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import type { User } from '@/contract/profile';
import * as S from './ProfilePages.styles';

const DeleteAccountDialog = onDemand(() => import(/* webpackChunkName: 'confirm' */ './DeleteAccountDialog'));

/** The section with the button that deletes the account, last on the page. */
export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  return (
    <S.DeletionPanel>
      <span>
        <h2>حذف حساب کاربری</h2>
        <p>مشخصات، نشانی‌ها و پیام‌های شما برای همیشه پاک می‌شود.</p>
      </span>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        حذف حساب کاربری
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </S.DeletionPanel>
  );
}
