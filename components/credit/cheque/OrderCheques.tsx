import type { ChequeRequest } from '@/contract/cheque';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { handInCheques, selectCheques } from '@/store/cheque';
import { ChequeList } from './ChequeList';

/** The cheques of an order, with the forms that hand them in. */
export function OrderCheques({ request: { orderId, cheques, open } }: { request: ChequeRequest }) {
  const dispatch = useAppDispatch();
  const { sent, sending } = useAppSelector(selectCheques);
  return (
    <ChequeList
      cheques={cheques}
      open={open}
      sent={sent?.orderId === orderId ? { number: sent.number, form: sending } : null}
      handIn={(cheque) => dispatch(handInCheques.request({ orderId, cheques: [cheque] }))}
    />
  );
}
