import { useId } from 'react';
import { FlaskConical, Landmark } from '@/components/ui/kit/customerIcons';
import { Mark } from '@/components/ui/kit/Mark';
import type { Gateway } from '@/contract/payment';
import * as S from './GatewayChoice.styles';

/** The code of the gateway that takes no real money. */
const sandboxCode = 'sandbox';

function GatewayIcon({ code, kind }: Gateway) {
  if (kind === 'instalment') return <Mark size={18} />;
  return code === sandboxCode ? <FlaskConical size={20} /> : <Landmark size={20} />;
}

type Props = {
  gateways: readonly Gateway[];
  /** The code of the chosen gateway. */
  value: string | null;
  onChange: (code: string) => void;
};

/** A choice of payment gateways. One that cannot take the amount says why and cannot be chosen. */
export function GatewayChoice({ gateways, value, onChange }: Props) {
  const name = useId();
  return (
    <S.Choice>
      <legend className="visually-hidden">درگاه پرداخت</legend>
      {gateways.map((gateway) => (
        <label key={gateway.code}>
          <input
            type="radio"
            name={name}
            checked={gateway.code === value}
            disabled={gateway.reason !== null}
            onChange={() => onChange(gateway.code)}
          />
          <span className="icon">
            <GatewayIcon {...gateway} />
          </span>
          <span className="text">
            {gateway.title}
            {gateway.reason && <small>{gateway.reason}</small>}
          </span>
        </label>
      ))}
    </S.Choice>
  );
}
