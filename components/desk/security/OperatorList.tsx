import { deskRoleTitles } from '@/components/desk/customer/deskRoleTitles';
import { DeskData } from '@/components/desk/kit/DeskData';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { DeskOperator } from '@/contract/desk/operator';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { useMayChange } from '@/hooks/deskRights';
import { toPersianDigits } from '@/utils/digits';
import { OperatorSessions } from './OperatorSessions';

/** The other operators of the shop with their devices, which an owner can sign out. */
export function OperatorList() {
  return (
    <DeskData read={useDeskRead('operators', {})} name="ناظران">
      {(operators) =>
        operators
          .filter(({ sessions }) => !sessions.some(({ current }) => current))
          .map((operator) => <Operator key={operator.id} operator={operator} />)
      }
    </DeskData>
  );
}

function Operator({ operator }: { operator: DeskOperator }) {
  const ending = useDeskChange('endOperatorSession');
  const mayEnd = useMayChange('setup');
  const { id, name, mobile, deskRole, hasSecondStep, blocked, sessions } = operator;
  return (
    <Card gap={4} aria-labelledby={`operator-${id}`}>
      <Row wrap gap={3}>
        <Heading id={`operator-${id}`}>
          <TextLink href={`/admin/customers?id=${id}`}>{name || toPersianDigits(mobile)}</TextLink>
        </Heading>
        <StateBadge tone="info">{deskRoleTitles[deskRole]}</StateBadge>
        {blocked && <StateBadge tone="danger">بسته‌شده</StateBadge>}
        {!hasSecondStep && <StateBadge tone="warning">بدون ورود دومرحله‌ای</StateBadge>}
      </Row>
      {sessions.length === 0 ? (
        <Text ink="muted">این ناظر در هیچ دستگاهی وارد نشده است.</Text>
      ) : (
        <OperatorSessions
          sessions={sessions}
          change={ending}
          onEnd={mayEnd ? (session) => ending.send({ id, session }) : undefined}
        />
      )}
    </Card>
  );
}
