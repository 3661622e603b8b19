import { Note } from '@/components/ui/kit/Note';
import { Pill } from '@/components/ui/kit/Pill';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { mostCounted } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { workKinds } from './workKinds';

/** The work that waits for an operator. */
export function WaitingWork({ waiting }: Pick<ShopNumbers, 'waiting'>) {
  const open = workKinds.filter(({ kind }) => waiting[kind] > 0);
  return (
    <Card gap={4} aria-labelledby="desk-waiting">
      <Heading id="desk-waiting">کارهای در انتظار</Heading>
      {waiting.stuckJobs > 0 && (
        <Note kind="danger">
          {toPersianDigits(waiting.stuckJobs)} کار خودکار فروشگاه انجام نشده است. مدیر سرور با فرمان check
          می‌بیند کدام‌اند.
        </Note>
      )}
      {open.length === 0 ? (
        <p>کاری در انتظار نیست.</p>
      ) : (
        <Row as="ul" wrap>
          {open.map(({ kind, title, path }) => (
            <li key={kind}>
              <Pill href={`/admin/${path}`}>
                <Text as="b" ink="accent">
                  {toPersianDigits(waiting[kind])}
                  {waiting[kind] >= mostCounted && '+'}
                </Text>
                {title}
              </Pill>
            </li>
          ))}
        </Row>
      )}
    </Card>
  );
}
