import { Pencil } from '@/components/ui/kit/customerIcons';
import { CircleCheck, Trash2 } from '@/components/ui/kit/icons';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { Address } from '@/contract/address';
import { useAppDispatch } from '@/hooks/useStore';
import { addressText } from '@/rules/addressText';
import { preferAddress, removeAddress } from '@/store/address';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Address.styles';

type Props = { address: Address; onEdit: () => void; onRemoved: () => void };

/**
 * A saved address with its receiver and its actions.
 * @param onRemoved called before the row disappears, so that the list can take the focus
 */
export function AddressRow({ address, onEdit, onRemoved }: Props) {
  const dispatch = useAppDispatch();
  const { title, isDefault } = address;
  return (
    <S.Address forwardedAs="li" gap={1} data-default={isDefault || undefined}>
      <Row wrap>
        <Heading>{title}</Heading>
        {isDefault && <span className="chip">پیش‌فرض</span>}
      </Row>
      <Text ink="muted">{addressText(address)}</Text>
      <Text size="small" ink="faint">
        {address.receiverName}، <bdi dir="ltr">{toPersianDigits(address.receiverMobile)}</bdi>، کد پستی{' '}
        <bdi dir="ltr">{toPersianDigits(address.postalCode)}</bdi>
      </Text>
      <S.AddressActions wrap gap={5}>
        <TextButton onClick={onEdit}>
          <Pencil size={16} />
          ویرایش
          <span className="visually-hidden"> {title}</span>
        </TextButton>
        <TextButton
          className="remove"
          onClick={() => {
            onRemoved();
            dispatch(removeAddress.request(address));
          }}
        >
          <Trash2 size={16} />
          حذف
          <span className="visually-hidden"> {title}</span>
        </TextButton>
        {!isDefault && (
          <TextButton onClick={() => dispatch(preferAddress.request(address.id))}>
            <CircleCheck size={16} />
            پیش‌فرض شود
            <span className="visually-hidden">: {title}</span>
          </TextButton>
        )}
      </S.AddressActions>
    </S.Address>
  );
}
