import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { Trash2 } from '@/components/ui/kit/icons';
import { useAppDispatch } from '@/hooks/useStore';
import { clearBasket } from '@/store/basket';
import { clearBasketQuestion } from '@/utils/messages';

/** Asks before the basket is cleared. */
export default function ClearBasketDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      icon={<Trash2 size={24} />}
      title={clearBasketQuestion(count)}
      text="کالاهای همراه هم از سبد بیرون می‌روند. این کار برگشت ندارد."
      action="حذف همه"
      onConfirm={() => dispatch(clearBasket.request())}
      onClose={onClose}
    />
  );
}
