import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { CircleCheck } from '@/components/ui/kit/icons';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { longestCoupon } from '@/contract/limits';
import { useAppDispatch } from '@/hooks/useStore';
import { draftChanged } from '@/store/checkout';
import { formatToman } from '@/utils/money';

const CouponForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  align-items: start;
  justify-content: start;
  gap: var(--space-2);
  /* Beside the control, below the label. */
  > button {
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- the height of the label above the control */
    margin-block-start: 29px;
  }
`;

const Coupon = styled.p`
  padding: var(--space-1) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--success-ground);
  color: var(--success);
  font-weight: 600;
  > button {
    margin-inline-start: auto;
    color: inherit;
    text-decoration: underline;
  }
`;

type Props = {
  /** The coupon of the choice; null without one. */
  coupon: string | null;
  /** Why the last coupon was refused. */
  error: string | null;
  /** Money that the coupon takes off, toman; null while the shop has not answered. */
  discount: number | null;
  busy: boolean;
};

/** Takes a coupon, says why it was refused, or what it takes off. */
export function CouponField({ coupon, error, discount, busy }: Props) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(coupon ?? '');
  if (coupon !== null && discount !== null) {
    return (
      <Row as={Coupon} role="status">
        <CircleCheck size={20} />
        <span>
          کد <bdi>{coupon}</bdi> اعمال شد: {formatToman(discount)} تخفیف
        </span>
        <TextButton onClick={() => dispatch(draftChanged({ coupon: null }))}>حذف کد</TextButton>
      </Row>
    );
  }
  return (
    <CouponForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() && !busy) dispatch(draftChanged({ coupon: typed.trim() }));
      }}
    >
      <TextField
        label="کد تخفیف (اختیاری)"
        error={error}
        value={typed}
        maxLength={longestCoupon}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="secondary" aria-disabled={!typed.trim() || undefined}>
        {coupon !== null && busy ? 'در حال بررسی…' : 'ثبت کد'}
      </Button>
      <p className="visually-hidden" role="alert">
        {error}
      </p>
    </CouponForm>
  );
}
