import { Pencil } from '@/components/ui/kit/customerIcons';
import { CircleCheck, Trash2 } from '@/components/ui/kit/icons';
import type { Address } from '@/contract/address';
import { useAppDispatch } from '@/hooks/useStore';
import { addressText } from '@/rules/addressText';
import { preferAddress, removeAddress } from '@/store/address';
import { toPersianDigits } from '@/utils/digits';

type Props = { address: Address; onEdit: () => void; onRemoved: () => void };

/**
 * A saved address with its receiver and its actions.
 * @param onRemoved called before the row disappears, so that the list can take the focus
 */
export function AddressRow({ address, onEdit, onRemoved }: Props) {
  const dispatch = useAppDispatch();
  const { title, isDefault } = address;
  return (
    <li data-default={isDefault || undefined}>
      <div className="name">
        <h2>{title}</h2>
        {isDefault && <span className="chip">پیش‌فرض</span>}
      </div>
      <p>{addressText(address)}</p>
      <p className="to">
        {address.receiverName}، <bdi>{toPersianDigits(address.receiverMobile)}</bdi>، کد پستی{' '}
        <bdi>{toPersianDigits(address.postalCode)}</bdi>
      </p>
      <div className="actions">
        <button type="button" onClick={onEdit}>
          <Pencil size={16} />
          ویرایش
          <span className="visually-hidden"> {title}</span>
        </button>
        <button
          type="button"
          className="remove"
          onClick={() => {
            onRemoved();
            dispatch(removeAddress.request(address));
          }}
        >
          <Trash2 size={16} />
          حذف
          <span className="visually-hidden"> {title}</span>
        </button>
        {!isDefault && (
          <button type="button" onClick={() => dispatch(preferAddress.request(address.id))}>
            <CircleCheck size={16} />
            پیش‌فرض شود
            <span className="visually-hidden">: {title}</span>
          </button>
        )}
      </div>
    </li>
  );
}
