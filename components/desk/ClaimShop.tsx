import { CodeForm } from '@/components/desk/kit/CodeForm';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { useDeskChange } from '@/hooks/desk';
import { useProfileAfter } from './useProfileAfter';

/** Makes the owner of a new shop its first supervisor, by the code that the start of the shop has printed. */
export function ClaimShop() {
  const change = useDeskChange('claimShop');
  useProfileAfter(change.answer);
  return (
    <Card gap={4} aria-labelledby="claim-shop">
      <Heading id="claim-shop">فروشگاه را تازه راه انداخته‌اید؟</Heading>
      <Text size="small" ink="muted">
        اجرای فروشگاه در پایان خروجی خود یک کد هشت‌رقمی می‌نویسد. آن را وارد کنید تا نخستین ناظر شوید.
      </Text>
      <CodeForm
        label="کد گشایش"
        action="ناظر فروشگاه شوید"
        change={change}
        onCode={(code) => change.send({ code })}
      />
    </Card>
  );
}
