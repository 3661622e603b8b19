import { useState } from 'react';
import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { ShieldCheck } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { CustomerRight, DeskCustomer } from '@/contract/desk/customer';
import type { DeskRole } from '@/contract/desk/rights';
import { useDeskChange } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { deskRoleTexts, deskRoleTitles } from './deskRoleTitles';

const rights: readonly { right: CustomerRight; title: string; text: string; give: string; take: string }[] = [
  {
    right: 'supervisor',
    title: 'ناظر فروشگاه',
    text: 'با نقشی که انتخاب می‌کنید در میز کار کار می‌کند.',
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
  {
    right: 'secondStep',
    title: 'ورود دومرحله‌ای',
    text: 'اگر گوشی‌اش را گم کرده، خاموش کنید تا دوباره روشن کند.',
    give: '',
    take: 'خاموش شود',
  },
];

/** The rights of a customer and the block of the account, each with the button that changes it. */
export function CustomerRights({ customer }: { customer: DeskCustomer }) {
  const right = useDeskChange('changeCustomerRight');
  const block = useDeskChange('blockCustomer');
  const [role, setRole] = useState<DeskRole>(customer.deskRole ?? 'owner');
  const [asks, setAsks] = useState(false);
  const saving = right.saving || block.saving;
  const { id, blockedAt, blockReason } = customer;
  const has = {
    supervisor: customer.role === 'supervisor',
    noCheck: customer.noCheck,
    secondStep: customer.hasSecondStep,
  };
  const change = (name: CustomerRight, on: boolean) => {
    block.reset();
    right.send({ id, right: name, on, deskRole: name === 'supervisor' ? role : undefined });
  };
  // Only its owner turns a second step on.
  const shown = rights.filter(({ right: name }) => name !== 'secondStep' || has.secondStep);
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
        {shown.map(({ right: name, title, text, give, take }) => (
          <Row gap={3} justify="between" key={name}>
            <div>
              <b>{title}</b>
              <Text size="small" ink="muted">
                {text}
              </Text>
            </div>
            <ChangeRowButton
              disabled={saving}
              onClick={() => {
                if (name === 'supervisor' && !has[name]) setAsks(true);
                else change(name, !has[name]);
              }}
            >
              {has[name] ? take : give}
            </ChangeRowButton>
          </Row>
        ))}
        <Row gap={3} justify="between" align="end" wrap>
          <SelectField
            label="نقش در میز کار"
            hint={deskRoleTexts[role]}
            placeholder="انتخاب نقش"
            value={role}
            options={keysOf(deskRoleTitles).map((value) => ({ value, title: deskRoleTitles[value] }))}
            onChange={({ currentTarget }) => {
              const chosen = keysOf(deskRoleTitles).find((one) => one === currentTarget.value);
              if (chosen) setRole(chosen);
            }}
          />
          {has.supervisor && role !== customer.deskRole && (
            <ChangeRowButton disabled={saving} onClick={() => setAsks(true)}>
              ثبت نقش
            </ChangeRowButton>
          )}
        </Row>
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
            <ChangeRowButton
              disabled={saving}
              onClick={() => {
                right.reset();
                block.send({ id, reason: null });
              }}
            >
              بازکردن حساب
            </ChangeRowButton>
          )}
        </Row>
      </Stack>
      {asks && (
        <ConfirmDialog
          icon={<ShieldCheck size={24} />}
          title={`${customer.name || toPersianDigits(customer.mobile)} ${has.supervisor ? 'نقش دیگری بگیرد؟' : 'ناظر فروشگاه شود؟'}`}
          text={`با نقش «${deskRoleTitles[role]}»: ${deskRoleTexts[role]}`}
          action={has.supervisor ? 'نقش عوض شود' : 'ناظر شود'}
          onConfirm={() => change('supervisor', true)}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}
