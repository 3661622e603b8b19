import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { Order } from '@/contract/order';
import { toPersianDigits } from '@/utils/digits';
import * as S from './ActivationCodes.styles';

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
        با گوشی جدید <bdi>{imeiMenu}</bdi> را شماره‌گیری کنید و شناسهٔ روی صفحه را با شناسهٔ بالا بسنجید.
      </>
    ),
  },
  { key: 'sim', content: 'سیم‌کارتی را که به نام خودتان است در گوشی بگذارید.' },
  {
    key: 'menu',
    content: (
      <>
        <bdi>{hamtaMenu}</bdi> را شماره‌گیری و «فعال‌سازی گوشی» را انتخاب کنید.
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
              <CopyButton text={activationCode} name="کد فعال‌سازی" />
            </div>
            {imei && (
              <small>
                شناسهٔ گوشی: <bdi>IMEI {imei}</bdi>
              </small>
            )}
          </li>
        ))}
      </S.Codes>
      <S.ActivationSteps>
        {steps.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </S.ActivationSteps>
    </Panel>
  );
}
