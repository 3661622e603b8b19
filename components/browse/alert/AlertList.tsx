import { useRef } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import type { Alert } from '@/contract/alert';
import { useChange, useRead } from '@/hooks/useCalls';
import { useAppDispatch } from '@/hooks/useStore';
import { personNeeded } from '@/store/session/signIn';
import { formatToman } from '@/utils/money';
import * as S from './AlertList.styles';

/** The event for which the customer waits. */
function waitedFor({ kind, target, priceThen }: Alert): string {
  if (kind === 'stock') return 'موجود شدن';
  if (target !== null) return `رسیدن قیمت به ${formatToman(target)}`;
  return priceThen === null ? 'ارزان شدن' : `ارزان‌تر شدن از ${formatToman(priceThen)}`;
}

/** The products about which the customer wants a message, each with the button that ends it; nothing without one. */
export function AlertList() {
  const dispatch = useAppDispatch();
  const { data: alerts } = useRead('alerts', {});
  const change = useChange('changeAlert');
  const heading = useRef<HTMLHeadingElement>(null);

  if (!alerts || alerts.length === 0) return null;
  return (
    <S.Sheet aria-labelledby="alerts">
      <h2 id="alerts" ref={heading} tabIndex={-1}>
        خبرم کن
      </h2>
      <p>هر کدام را که رخ دهد، یک بار با پیامک و با پیامی در حساب شما خبر می‌دهیم.</p>
      <ul>
        {alerts.map((alert) => {
          const { productPropertyId, kind, product } = alert;
          return (
            <li key={`${productPropertyId} ${kind}`}>
              <div>
                <Link href={`/products/${product.id}/${product.slug}?variant=${productPropertyId}`}>
                  {product.title}
                </Link>
                <small>
                  {product.variant}؛ {waitedFor(alert)}
                </small>
              </div>
              <Button
                variant="quiet"
                size="small"
                disabled={change.saving}
                aria-label={`دیگر خبر ندهید: ${product.title}، ${waitedFor(alert)}`}
                onClick={() => {
                  heading.current?.focus();
                  dispatch(
                    personNeeded(change.request({ productPropertyId, kind, target: null, wanted: false })),
                  );
                }}
              >
                دیگر خبر ندهید
              </Button>
            </li>
          );
        })}
      </ul>
    </S.Sheet>
  );
}
