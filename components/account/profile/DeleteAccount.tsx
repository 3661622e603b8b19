import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { User } from '@/contract/profile';
import { useChange } from '@/hooks/useCalls';
import { ProfileSheet } from './ProfileSheet';

const DeleteAccountDialog = onDemand(() => import(/* webpackChunkName: 'confirm' */ './DeleteAccountDialog'));

/** Farther from the form than other cards are from each other. */
const Sheet = styled(ProfileSheet)`
  margin-block-start: var(--space-4);
`;

/** The section with the button that deletes the account, last on the page. */
export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const sendingCode = useChange('sendConfirmationCode');
  /**
   * Browser time (ms since the epoch) from which another code can be requested; null before the first code. It stays while the
   * dialog is closed.
   */
  const [resendAt, setResendAt] = useState<number | null>(null);
  const { answer } = sendingCode;
  const [knownAnswer, setKnownAnswer] = useState(answer);

  if (answer !== knownAnswer) {
    setKnownAnswer(answer);
    if (answer) setResendAt(Date.now() + answer.resendIn * 1000);
  }
  return (
    <Sheet>
      <Row wrap justify="between" gap={3}>
        <span>
          <Heading>حذف حساب کاربری</Heading>
          <Text size="small" ink="faint">
            مشخصات، نشانی‌ها و پیام‌های شما برای همیشه پاک می‌شود.
          </Text>
        </span>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          حذف حساب کاربری
        </Button>
      </Row>
      {asking && (
        <DeleteAccountDialog
          user={user}
          sendingCode={sendingCode}
          resendAt={resendAt}
          onClose={() => {
            setAsking(false);
            // A code that is on its way belongs to the dialog when it is opened again.
            if (!sendingCode.saving) sendingCode.reset();
          }}
        />
      )}
    </Sheet>
  );
}
