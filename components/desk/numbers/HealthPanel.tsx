import { DeskData } from '@/components/desk/kit/DeskData';
import { FactList } from '@/components/desk/kit/FactList';
import { Note } from '@/components/ui/kit/Note';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskHealth } from '@/contract/desk/health';
import { useDeskRead } from '@/hooks/desk';
import { formatRelative } from '@/rules/jalali/relativeTime';
import { toPersianDigits } from '@/utils/digits';
import { dayMs, hourMs, minuteMs } from '@/utils/timeUnits';

/** Ages (ms) above which something is wrong. The worker notes its runs twice a minute; gateways are asked for an hour. */
const longestMs = { worker: 5 * minuteMs, payment: 2 * hourMs, job: hourMs, backup: 2 * dayMs };

/** Faults of the shop, as sentences for the owner. */
function problemsOf({ at, workerAt, oldestPaymentAt, oldestJobAt, backupAt, redis }: DeskHealth): string[] {
  const isOlder = (then: string | null, longest: number) =>
    then !== null && Date.parse(at) - Date.parse(then) > longest;
  return [
    (workerAt === null || isOlder(workerAt, longestMs.worker)) &&
      'کارهای خودکار فروشگاه پیش نمی‌روند: سفارش‌های پرداخت‌نشده آزاد نمی‌شوند و پرداخت‌ها پیگیری نمی‌شوند.',
    isOlder(oldestPaymentAt, longestMs.payment) && 'نتیجهٔ پرداختی از درگاه نرسیده است.',
    isOlder(oldestJobAt, longestMs.job) && 'کاری در صف مانده است.',
    (backupAt === null || isOlder(backupAt, longestMs.backup)) &&
      'نسخهٔ پشتیبان تازه نیست، اگر با فرمان backup گرفته می‌شود.',
    redis === 'lost' && 'ارتباط با Redis قطع است. محدودیت‌ها در هر سرور جداگانه شمرده می‌شوند.',
  ].filter((problem) => problem !== false);
}

const databaseTitles = { embedded: 'پایگاه دادهٔ همراه', server: 'سرور PostgreSQL' } as const;
const redisTitles = { off: 'ندارد', ready: 'پاسخ می‌دهد', lost: 'پاسخ نمی‌دهد' } as const;

/** Whether the parts of the shop that nobody sees are alive. */
export function HealthPanel() {
  const read = useDeskRead('health', {});
  return (
    <Card gap={4} aria-labelledby="desk-health">
      <Heading id="desk-health">سلامت فروشگاه</Heading>
      <DeskData read={read} name="سلامت فروشگاه">
        {(health) => {
          const age = (then: string | null, never: string) =>
            then === null ? never : formatRelative(Date.parse(then), Date.parse(health.at));
          const counted = (count: number, oldest: string | null) =>
            count === 0 ? 'هیچ' : `${toPersianDigits(count)}، قدیمی‌ترین ${age(oldest, '')}`;
          return (
            <>
              {problemsOf(health).map((problem) => (
                <Note key={problem} kind="warning">
                  {problem}
                </Note>
              ))}
              <FactList
                facts={[
                  ['کارهای خودکار', age(health.workerAt, 'هنوز هیچ‌بار')],
                  ['پرداخت‌های بی‌نتیجه', counted(health.openPayments, health.oldestPaymentAt)],
                  ['کارهای در صف', counted(health.jobs, health.oldestJobAt)],
                  ['نسخهٔ پشتیبان', age(health.backupAt, 'هنوز هیچ‌بار')],
                  ['پایگاه داده', databaseTitles[health.database]],
                  ['Redis', redisTitles[health.redis]],
                ]}
              />
            </>
          );
        }}
      </DeskData>
    </Card>
  );
}
