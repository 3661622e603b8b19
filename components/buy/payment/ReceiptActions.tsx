import { Button } from '@/components/ui/kit/Button';
import { Printer } from '@/components/ui/kit/customerIcons';
import { Share2 } from '@/components/ui/kit/icons';
import { Actions } from '@/components/ui/layout/Actions';
import type { PaymentAttempt } from '@/contract/payment';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectCompanyName } from '@/store/site';
import { toastRaised } from '@/store/ui';
import { receiptText } from './receiptText';

/** Shares the receipt with the device's share sheet, or copies it, and prints it. */
export function ReceiptActions({ attempt }: { attempt: PaymentAttempt }) {
  const dispatch = useAppDispatch();
  const shop = useAppSelector(selectCompanyName);

  async function shareReceipt() {
    const text = receiptText(attempt, shop);
    try {
      if (navigator.share) {
        await navigator.share({ title: 'رسید پرداخت', text });
      } else {
        await navigator.clipboard.writeText(text);
        dispatch(toastRaised({ kind: 'success', text: 'رسید کپی شد' }));
      }
    } catch {
      // The shopper closed the sheet or the device refused: the receipt is still on screen.
    }
  }

  return (
    <Actions className="receipt">
      <Button variant="quiet" size="small" onClick={shareReceipt}>
        <Share2 size={16} />
        فرستادن رسید
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Printer size={16} />
        چاپ رسید
      </Button>
    </Actions>
  );
}
