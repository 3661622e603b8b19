import { Button } from '@/components/ui/kit/Button';
import { Bell, CircleCheck } from '@/components/ui/kit/icons';
import * as S from './SoldOut.styles';
import { useVariantAlert } from './useVariantAlert';

type Props = {
  productPropertyId: number;
  /** Whether another variant of the product is in stock. */
  othersLeft: boolean;
};

/** Replaces the offer when the chosen variant is sold out. The shopper can ask for a message when it is back. */
export default function SoldOut({ productPropertyId, othersLeft }: Props) {
  const { alert, changing, change } = useVariantAlert(productPropertyId, 'stock');

  return (
    <S.SoldOut>
      <b>{othersLeft ? 'این رنگ و مدل فعلاً موجود نیست' : 'این کالا فعلاً موجود نیست'}</b>
      {othersLeft && <p>رنگ یا نوع دیگری را ببینید.</p>}
      {alert ? (
        <>
          <p role="status">
            <CircleCheck size={16} />
            اگر موجود شد، با پیامک خبرتان می‌کنیم.
          </p>
          <Button variant="quiet" size="small" disabled={changing} onClick={() => change(false)}>
            دیگر خبر ندهید
          </Button>
        </>
      ) : (
        <Button variant="secondary" wide disabled={changing} onClick={() => change(true)}>
          <Bell size={20} />
          اگر موجود شد، خبرم کن
        </Button>
      )}
    </S.SoldOut>
  );
}
