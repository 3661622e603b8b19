import { CodeForm } from '@/components/desk/kit/CodeForm';
import { DeskData } from '@/components/desk/kit/DeskData';
import { authenticatorCode } from '@/components/desk/security/authenticatorCode';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { Note } from '@/components/ui/kit/Note';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { SecondStep } from '@/contract/secondStep';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { useMaySee } from '@/hooks/deskRights';
import { OperatorList } from './OperatorList';
import { OperatorSessions } from './OperatorSessions';

/** `/admin/security`: the second step and the devices of the operator, and for an owner those of the others. */
export default function SecurityScreen() {
  return (
    <>
      <DeskData read={useDeskRead('secondStep', {})} name="ورود دومرحله‌ای">
        {(step) => (
          <Card gap={4} aria-labelledby="second-step">
            <Heading id="second-step">ورود دومرحله‌ای</Heading>
            {step.isOn ? <TurnOff /> : <TurnOn secret={step.key} />}
          </Card>
        )}
      </DeskData>
      <OwnSessions />
      {useMaySee('setup') && <OperatorList />}
    </>
  );
}

/** The devices on which this operator is signed in. */
function OwnSessions() {
  const ending = useDeskChange('signOutDevice');
  return (
    <DeskData read={useDeskRead('devices', {})} name="دستگاه‌های شما">
      {(sessions) => (
        <Card gap={4} aria-labelledby="own-sessions">
          <Heading id="own-sessions">دستگاه‌های شما</Heading>
          <OperatorSessions sessions={sessions} change={ending} onEnd={(id) => ending.send({ id })} />
        </Card>
      )}
    </DeskData>
  );
}

function TurnOff() {
  const change = useDeskChange('turnOffSecondStep');
  return (
    <>
      <Note kind="success">روشن است: میز کار پس از ورود، کد برنامهٔ رمز یک‌بارمصرف شما را هم می‌خواهد.</Note>
      <CodeForm
        label={authenticatorCode}
        action="خاموش شود"
        change={change}
        onCode={(code) => change.send({ code })}
      />
    </>
  );
}

function TurnOn({ secret: key }: { secret: SecondStep['key'] }) {
  const change = useDeskChange('turnOnSecondStep');
  if (key === null)
    return <Note kind="warning">برای روشن کردن، متغیر AUTH_SECRET را در تنظیمات سرور بنویسید.</Note>;
  return (
    <>
      <Text>
        با آن، رمز یا پیامک به‌تنهایی کسی را به میز کار نمی‌رساند. یک برنامهٔ رمز یک‌بارمصرف روی گوشی نصب کنید،
        این کلید را به آن بدهید و کدی را که نشان می‌دهد وارد کنید.
      </Text>
      <Row wrap gap={3}>
        <bdi dir="ltr" data-long="">
          <code>{key.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </bdi>
        <CopyButton text={key.secret} name="کلید" />
        <a href={key.uri}>بازکردن در برنامه</a>
      </Row>
      <CodeForm
        label={authenticatorCode}
        action="روشن شود"
        change={change}
        onCode={(code) => change.send({ secret: key.secret, code })}
      />
    </>
  );
}
