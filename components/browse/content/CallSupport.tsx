import { TextAction } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { Company } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';

/** The telephone of the shop and when it is answered; nothing for a shop without one. @param title the question that leads here */
export function CallSupport({ title, company }: { title: string; company: Company }) {
  const { companyAddresses, hours } = company;
  const phone = companyAddresses[0]?.tell;
  if (!phone) return null;
  return (
    <Card as="div" tone="sunken">
      <Row wrap gap={4}>
        <Heading>{title}</Heading>
        {hours && <Text ink="muted">پشتیبانی {hours} پاسخ می‌دهد.</Text>}
        <TextAction href={`tel:${phone.replaceAll('-', '')}`}>
          <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
        </TextAction>
      </Row>
    </Card>
  );
}
