import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { AmountField } from '@/components/ui/form/AmountField';
import { GatewayChoice } from '@/components/ui/form/GatewayChoice';
import { cardGateways, firstGateway } from '@/components/ui/form/gateways';
import { Wallet } from '@/components/ui/kit/icons';
import { Amount } from '@/components/ui/kit/Price';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { highestRecharge, lowestRecharge } from '@/contract/limits';
import { useNewest, useRead } from '@/hooks/useCalls';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { orderIdOf } from '@/rules/orderId';
import { paymentSlice, rechargeWallet, selectPayment } from '@/store/payment/payment';
import { selectProfile } from '@/store/profile';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import { LeaveButton } from './LeaveButton';
import * as S from './Pay.styles';
import { PayFrame } from './PayFrame';
import { Line } from './ResultCard.styles';

const presets = [500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 20_000_000] as const;

/** Why an amount cannot be paid in; null when it can, and while there is none. */
function amountError(amount: number | null): string | null {
  if (amount === null) return null;
  if (amount < lowestRecharge) return `کمترین مبلغ ${formatToman(lowestRecharge)} است.`;
  return amount > highestRecharge ? `بیشترین مبلغ ${formatToman(highestRecharge)} است.` : null;
}

function RechargeForm({ orderId }: { orderId: number | null }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectProfile);
  const { leaving } = useAppSelector(selectPayment);
  const [amount, setAmount] = useState<number | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const error = amountError(amount);
  const asked = amount !== null && error === null ? amount : null;
  const { data, failure, load } = useRead('gateways', asked === null ? {} : { amount: asked });
  const gateways = cardGateways(useNewest(data));
  const usable = gateways?.some(({ code, reason }) => code === chosen && reason === null);
  const gateway = usable ? chosen : firstGateway(gateways ?? []);

  const reason =
    amount === null ? 'مبلغ را بنویسید یا برگزینید.' : (error ?? (gateway ? null : 'درگاهی در دسترس نیست.'));

  function leave(event: FormEvent) {
    event.preventDefault();
    if (reason === null && amount !== null && gateway !== null && !leaving) {
      dispatch(rechargeWallet.request({ amount, gateway, orderId }));
    }
  }

  return (
    <Card as="form" gap={5} onSubmit={leave} aria-label="افزایش موجودی کیف پول">
      <Line>
        <Wallet size={20} />
        <span>موجودی کیف پول</span>
        <b>{user ? <Amount value={user.wallet} /> : <Skeleton inline={110} block={18} />}</b>
      </Line>
      <S.Presets role="group" aria-label="مبلغ‌های پیشنهادی">
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === amount}
            onClick={() => setAmount(preset)}
          >
            {formatNumber(preset)}
          </button>
        ))}
      </S.Presets>
      <AmountField
        label="مبلغ"
        value={amount}
        onChange={setAmount}
        error={error}
        hint={`از ${formatNumber(lowestRecharge)} تا ${formatToman(highestRecharge)}`}
      />
      {gateways && <GatewayChoice gateways={gateways} value={gateway} onChange={setChosen} />}
      {!gateways && failure && <LoadFailure name="فهرست درگاه‌ها" failure={failure} onRetry={load} />}
      {!gateways && !failure && <Skeleton block={60} />}
      {orderId !== null && <Line>پس از پرداخت، سفارش {toPersianDigits(orderId)} را ادامه می‌دهید.</Line>}
      <LeaveButton reason={reason} />
    </Card>
  );
}

/** `/payment/wallet`: pays money into the wallet. `?order=` names the order that it is meant for. */
export function RechargeScreen() {
  useSlice(paymentSlice);
  const { isReady, query } = useRouter();
  return (
    <PayFrame title="افزایش موجودی">
      <RechargeForm orderId={isReady ? orderIdOf(query.order) : null} />
    </PayFrame>
  );
}
