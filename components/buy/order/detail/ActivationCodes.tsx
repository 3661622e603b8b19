import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { ModelName } from '@/components/ui/kit/ModelName';
import { NumberedSentences } from '@/components/ui/kit/NumberedSentences';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Order } from '@/contract/order';
import { toPersianDigits } from '@/utils/digits';

const Code = styled.div`
  min-block-size: 56px;
  padding-inline: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--sunken);
  overflow-wrap: anywhere;
`;

/** How a phone is activated. */
const ActivationSteps = styled(NumberedSentences)`
  color: var(--ink-2);
  font-size: var(--text-small);
  bdi {
    color: var(--ink);
    font-weight: 700;
  }
  button {
    margin-block: calc(-1 * var(--space-2));
    vertical-align: middle;
  }
`;

/** Opens the menu of Hamta, the national registry of phones. */
const hamtaMenu = '*7777#';
/** Shows the IMEI of every phone. */
const imeiMenu = '*#06#';

/** «۴۸۲ ۷۱۹ ۰۳۵»: groups of three digits, which are easier to read. */
const formatCode = (code: string) => toPersianDigits(code.replace(/(\d{3})(?=\d)/g, '$1 '));

const steps: { key: string; content: ReactNode }[] = [
  {
    key: 'imei',
    content: (
      <>
        با گوشی جدید <bdi dir="ltr">{imeiMenu}</bdi> را شماره‌گیری کنید و شناسهٔ روی صفحه را با شناسهٔ بالا
        بسنجید.
      </>
    ),
  },
  { key: 'sim', content: 'سیم‌کارتی را که به نام خودتان است در گوشی بگذارید.' },
  {
    key: 'menu',
    content: (
      <>
        <bdi dir="ltr">{hamtaMenu}</bdi> را شماره‌گیری و «فعال‌سازی گوشی» را انتخاب کنید.
        <CopyButton text={hamtaMenu} name="شمارهٔ سامانهٔ همتا" iconOnly />
      </>
    ),
  },
  {
    key: 'code',
    content: 'کد فعال‌سازی را وارد کنید. پیامک تأیید همتا یعنی گوشی به نام این سیم‌کارت ثبت شده است.',
  },
];

/** The activation codes of a delivered order's phones with their masked serial numbers, and how a phone is activated. */
export function ActivationCodes({ order: { events, items } }: { order: Pick<Order, 'events' | 'items'> }) {
  const isDelivered = events.some(({ kind }) => kind === 'delivered');
  const codes = items.flatMap(({ title, units }) =>
    units.flatMap(({ activationCode, imei }) => (activationCode ? [{ title, activationCode, imei }] : [])),
  );
  if (!isDelivered || codes.length === 0) return null;
  return (
    <Card aria-labelledby="activation">
      <Heading id="activation">کد فعال‌سازی گوشی</Heading>
      <Stack as="ul" gap={4}>
        {codes.map(({ title, activationCode, imei }) => (
          <Stack as="li" key={activationCode} gap={2}>
            {codes.length > 1 && (
              <Text size="small" ink="muted">
                <ModelName>{title}</ModelName>
              </Text>
            )}
            <Row as={Code} justify="between" gap={3}>
              <Text as="bdi" size="title" weight="bold" dir="ltr" data-long="">
                {formatCode(activationCode)}
              </Text>
              <CopyButton text={activationCode} name="کد فعال‌سازی" />
            </Row>
            {imei && (
              <Text as="small" size="caption" ink="faint">
                شناسهٔ گوشی: <bdi dir="ltr">IMEI {imei}</bdi>
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
      <ActivationSteps>
        {steps.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ActivationSteps>
    </Card>
  );
}
