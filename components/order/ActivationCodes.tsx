import { Panel } from '@/components/layout/personal/Panel.styles';
import { CopyButton } from '@/components/ui/CopyButton';
import { ModelName } from '@/components/ui/ModelName';
import type { OrderItem } from '@/contract/order';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Order.styles';

/** «۴۸۲ ۷۱۹ ۰۳۵»: groups of three digits, which are easier to read. */
const formatCode = (code: string) => toPersianDigits(code.replace(/(\d{3})(?=\d)/g, '$1 '));

/** The activation codes of the order's phones, with masked serial numbers. */
export function ActivationCodes({ items }: { items: OrderItem[] }) {
  const codes = items.flatMap(({ title, units }) =>
    units.flatMap(({ activationCode, imei }) => (activationCode ? [{ title, activationCode, imei }] : [])),
  );
  if (codes.length === 0) return null;
  return (
    <Panel aria-labelledby="activation">
      <h2 id="activation">کد فعال‌سازی گوشی</h2>
      <S.Codes>
        {codes.map(({ title, activationCode, imei }) => (
          <li key={activationCode}>
            {codes.length > 1 && (
              <p>
                <ModelName>{title}</ModelName>
              </p>
            )}
            <div className="code">
              <bdi>{formatCode(activationCode)}</bdi>
              <CopyButton text={activationCode} what="کد فعال‌سازی" />
            </div>
            <small>
              {imei && (
                <>
                  <bdi>IMEI {imei}</bdi>،{' '}
                </>
              )}
              فعال‌سازی با شماره‌گیری <bdi>*۷۷۷۷#</bdi>
            </small>
          </li>
        ))}
      </S.Codes>
    </Panel>
  );
}
