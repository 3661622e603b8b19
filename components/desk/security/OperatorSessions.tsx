import { useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RowButton } from '@/components/desk/kit/RowButton';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { LogOut } from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Device } from '@/contract/device';
import type { Failure } from '@/contract/failure';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

type Props = {
  sessions: readonly Device[];
  change: { saving: boolean; failure: Failure | null };
  /** Left out when the operator may not end them. */
  onEnd?: ((id: string) => void) | undefined;
};

/** The devices on which an operator is signed in: when each was last used and from which network, with a button that ends it. */
export function OperatorSessions({ sessions, change, onEnd }: Props) {
  const [ending, setEnding] = useState<Device | null>(null);
  return (
    <>
      <ChangeFailure failure={change.failure} />
      <Stack as="ul" divided>
        {sessions.map((session) => (
          <Row as="li" key={session.id} gap={3} justify="between" wrap>
            <div>
              <b>{session.title}</b> {session.current && <StateBadge tone="success">این دستگاه</StateBadge>}
              <Text size="caption" ink="muted">
                آخرین بازدید {formatMoment(Date.parse(session.lastSeenAt))}
                {session.network && (
                  <>
                    {' از '}
                    <bdi dir="ltr">{toPersianDigits(session.network)}</bdi>
                  </>
                )}
              </Text>
            </div>
            {onEnd && !session.current && (
              <RowButton
                disabled={change.saving}
                aria-label={`خروج ${session.title}`}
                onClick={() => setEnding(session)}
              >
                خروج
              </RowButton>
            )}
          </Row>
        ))}
      </Stack>
      {ending && onEnd && (
        <ConfirmDialog
          icon={<LogOut size={24} />}
          title={`${ending.title} از حساب خارج شود؟`}
          text="برای ورود دوباره، رمز یا کد لازم است."
          action="خروج"
          onConfirm={() => onEnd(ending.id)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
