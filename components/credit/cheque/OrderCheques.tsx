import type { ChequeRequest } from '@/contract/cheque';
import { useChange } from '@/hooks/useCalls';
import { ChequeList } from './ChequeList';

/** The cheques of an order, with the forms that hand them in. */
export function OrderCheques({ request: { orderId, cheques, open } }: { request: ChequeRequest }) {
  const handing = useChange('handInCheques');
  return (
    <ChequeList
      cheques={cheques}
      open={open}
      form={handing}
      handIn={(cheque) => handing.send({ orderId, cheques: [cheque] })}
    />
  );
}
