import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { FactList } from '@/components/desk/kit/FactList';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Amount } from '@/components/ui/kit/Price';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { DeskCustomer } from '@/contract/desk/customer';
import { useDeskRead } from '@/hooks/desk';
import { formatDate, formatMoment, formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { CustomerBadges } from './CustomerBadges';
import { CustomerRights } from './CustomerRights';

/** A customer at the desk: profile, orders, wallet, rights. */
export function CustomerDesk({ id }: { id: number }) {
  const read = useDeskRead('customer', { id });
  return (
    <>
      <div>
        <ButtonLink variant="quiet" size="small" href="/admin/customers">
          بازگشت به فهرست مشتریان
        </ButtonLink>
      </div>
      <DeskData read={read} name="این مشتری">
        {(customer) => (
          <Columns widths="minmax(0, 3fr) minmax(0, 2fr)">
            <div>
              <CustomerFacts customer={customer} />
              <DeskTable
                caption="تازه‌ترین سفارش‌ها"
                rows={customer.newestOrders}
                keyOf={({ id }) => id}
                empty="این مشتری سفارشی ندارد."
                columns={[
                  {
                    title: 'سفارش',
                    cell: ({ id, placedAt }) => (
                      <>
                        <TextLink href={`/admin/orders?id=${id}`}>{toPersianDigits(id)}</TextLink>
                        <br />
                        {formatShortDate(Date.parse(placedAt))}
                      </>
                    ),
                  },
                  { title: 'وضعیت', cell: ({ state }) => <StateChip state={state} /> },
                  { title: 'کالا', wraps: true, cell: ({ title }) => <bdi>{title}</bdi> },
                  { title: 'مبلغ', cell: ({ total }) => <Amount value={total} /> },
                ]}
              />
            </div>
            <div>
              <CustomerRights customer={customer} />
              <Card gap={4} aria-labelledby="desk-wallet">
                <Heading id="desk-wallet">کیف پول</Heading>
                <p>
                  موجودی {formatToman(customer.wallet.balance)}
                  {customer.wallet.held > 0 &&
                    `، که ${formatToman(customer.wallet.held)} آن برای سفارش پرداخت‌نشده نگه داشته شده است`}
                </p>
                <Stack as="ul" divided>
                  {customer.wallet.entries.map(({ id, title, amount, createdAt }) => (
                    <Row as="li" gap={3} justify="between" key={id}>
                      <div>
                        {title}
                        <Text size="caption" ink="muted">
                          {formatMoment(Date.parse(createdAt))}
                        </Text>
                      </div>
                      <b>
                        <bdi>
                          {amount > 0 ? 'واریز ' : 'برداشت '}
                          {formatToman(Math.abs(amount))}
                        </bdi>
                      </b>
                    </Row>
                  ))}
                </Stack>
              </Card>
            </div>
          </Columns>
        )}
      </DeskData>
    </>
  );
}

function CustomerFacts({ customer }: { customer: DeskCustomer }) {
  const facts: [name: string, value: string][] = [
    ['موبایل', toPersianDigits(customer.mobile)],
    ['کد ملی', customer.nationalCode === null ? 'ثبت نشده' : toPersianDigits(customer.nationalCode)],
    ['شهر', customer.place ?? 'ثبت نشده'],
    ['عضویت', formatDate(Date.parse(customer.createdAt))],
    ['رمز عبور', customer.hasPassword ? 'دارد' : 'ندارد، با کد وارد می‌شود'],
    [
      'دستگاه‌های واردشده',
      customer.lastSeenAt === null
        ? toPersianDigits(customer.sessions)
        : `${toPersianDigits(customer.sessions)}، آخرین بار ${formatMoment(Date.parse(customer.lastSeenAt))}`,
    ],
    ['سفارش‌ها', toPersianDigits(customer.orders)],
    ['خرید پرداخت‌شده', formatToman(customer.spent)],
  ];
  return (
    <Card gap={4} aria-labelledby="desk-customer">
      <Row wrap gap={3}>
        <Heading id="desk-customer">{customer.name || 'مشتری بی‌نام'}</Heading>
        <CustomerBadges {...customer} />
      </Row>
      <FactList facts={facts.map(([name, value]) => [name, <bdi key={name}>{value}</bdi>])} />
    </Card>
  );
}
