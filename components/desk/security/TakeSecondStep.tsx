import { CodeForm } from '@/components/desk/kit/CodeForm';
import { authenticatorCode } from '@/components/desk/security/authenticatorCode';
import { useProfileAfter } from '@/components/desk/useProfileAfter';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { useDeskChange } from '@/hooks/desk';

/** The desk of a supervisor who has signed in and must still take the second step. */
export function TakeSecondStep() {
  const change = useDeskChange('takeSecondStep');
  useProfileAfter(change.answer);
  return (
    <Card gap={4} aria-labelledby="second-step">
      <Heading id="second-step">ورود دومرحله‌ای</Heading>
      <Text size="small" ink="muted">
        کدی را که برنامهٔ رمز یک‌بارمصرف روی گوشی شما نشان می‌دهد وارد کنید. میز کار دوازده ساعت باز می‌ماند.
      </Text>
      <CodeForm
        label={authenticatorCode}
        action="ورود به میز کار"
        change={change}
        onCode={(code) => change.send({ code })}
      />
    </Card>
  );
}
