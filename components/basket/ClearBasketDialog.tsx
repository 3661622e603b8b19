import { Button } from '@/components/ui/Button';
import { Trash2 } from '@/components/ui/icons';
import { Modal } from '@/components/ui/Modal';
import { useAppDispatch } from '@/hooks/useStore';
import { clearBasket } from '@/store/basket';
import { clearBasketQuestion } from '@/utils/messages';
import * as S from './ClearBasketDialog.styles';

/** Asks before the basket is cleared. «انصراف» is the first button, so the dialog focuses it. */
export default function ClearBasketDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const dispatch = useAppDispatch();
  return (
    <Modal kind="dialog" titleId="clear-basket" onClose={onClose}>
      {(close) => (
        <S.Confirm>
          <span className="icon">
            <Trash2 size={24} />
          </span>
          <h2 id="clear-basket">{clearBasketQuestion(count)}</h2>
          <p>کالاهای همراه هم از سبد بیرون می‌روند. این کار برگشت ندارد.</p>
          <div className="actions">
            <Button variant="secondary" size="bar" onClick={close}>
              انصراف
            </Button>
            <Button
              variant="danger"
              size="bar"
              onClick={() => {
                close();
                dispatch(clearBasket.request());
              }}
            >
              حذف همه
            </Button>
          </div>
        </S.Confirm>
      )}
    </Modal>
  );
}
