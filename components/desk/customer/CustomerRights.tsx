import { useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { ShieldCheck } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { CustomerRight, DeskCustomer } from '@/contract/desk/customer';
import { useDeskChange } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

const rights: readonly { right: CustomerRight; title: string; text: string; give: string; take: string }[] = [
  {
    right: 'supervisor',
    title: 'ناظر فروشگاه',
    text: 'میز کار را می‌بیند و در آن کار می‌کند.',
    give: 'ناظر شود',
    take: 'دیگر ناظر نباشد',
  },
  {
    right: 'noCheck',
    title: 'فروشنده',
    text: 'بدون سقف تعداد و موجودی خرید می‌کند.',
    give: 'فروشنده شود',
    take: 'دیگر فروشنده نباشد',
  },
];

/** The rights of a customer and the block of the account, each with the button that changes it. */
export function CustomerRights({ customer }: { customer: DeskCustomer }) {
  const right = useDeskChange('changeCustomerRight');
  const block = useDeskChange('blockCustomer');
  const [asks, setAsks] = useState(false);
  const saving = right.saving || block.saving;
  const { id, blockedAt, blockReason } = customer;
  const has = { supervisor: customer.role === 'supervisor', noCheck: customer.noCheck };
  const change = (name: CustomerRight, on: boolean) => {
    block.reset();
    right.send({ id, right: name, on });
  };
  return (
    <Card gap={4} aria-labelledby="desk-rights">
      <Heading id="desk-rights">دسترسی‌ها</Heading>
      <ChangeFailure failure={right.failure ?? block.failure} />
      {blockedAt !== null && (
        <Note kind="danger">
          این حساب از {formatMoment(Date.parse(blockedAt))} بسته است: {blockReason}
        </Note>
      )}
      <Stack divided>
        {rights.map(({ right: name, title, text, give, take }) => (
          <Row gap={3} justify="between" key={name}>
            <div>
              <b>{title}</b>
              <Text size="small" ink="muted">
                {text}
              </Text>
            </div>
            <Button
              variant="secondary"
              size="small"
              disabled={saving}
              onClick={() => {
                if (name === 'supervisor' && !has[name]) setAsks(true);
                else change(name, !has[name]);
              }}
            >
              {has[name] ? take : give}
            </Button>
          </Row>
        ))}
        <Row gap={3} justify="between">
          <div>
            <b>ورود به حساب</b>
            <Text size="small" ink="muted">
              {blockedAt === null
                ? 'با بستن حساب، مشتری از همهٔ دستگاه‌ها خارج می‌شود و دیگر نمی‌تواند وارد شود. سفارش‌ها و سبد او می‌مانند.'
                : 'با بازکردن حساب، مشتری دوباره می‌تواند وارد شود.'}
            </Text>
          </div>
          {blockedAt === null ? (
            <RefuseButton
              action="بستن حساب"
              hint="دلیل را فقط ناظران می‌بینند."
              disabled={saving}
              onRefuse={(reason) => {
                right.reset();
                block.send({ id, reason });
              }}
            />
          ) : (
            <Button
              variant="secondary"
              size="small"
              disabled={saving}
              onClick={() => {
                right.reset();
                block.send({ id, reason: null });
              }}
            >
              بازکردن حساب
            </Button>
          )}
        </Row>
      </Stack>
      {asks && (
        <ConfirmDialog
          icon={<ShieldCheck size={24} />}
          title={`${customer.name || toPersianDigits(customer.mobile ?? '')} ناظر فروشگاه شود؟`}
          text="ناظر همهٔ سفارش‌ها، مشتری‌ها، مدارک خصوصی و گفت‌وگوها را می‌بیند، قیمت‌ها و ظاهر فروشگاه را تغییر می‌دهد، پول برمی‌گرداند و می‌تواند دیگران را ناظر کند یا حسابشان را ببندد."
          action="ناظر شود"
          onConfirm={() => change('supervisor', true)}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}
