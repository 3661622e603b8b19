import { ChequeDecisions } from '@/components/desk/kit/ChequeDecisions';
import { useCommand } from '@/components/desk/kit/useCommand';
import type { ChequeRequest } from '@/contract/cheque';

type Props = { request: ChequeRequest; owners: Readonly<Record<string, string>> };

/** The cheques of an order, each with the decision of an operator. */
export function OrderChequeDecisions({ request: { orderId, cheques }, owners }: Props) {
  const { send, saving, failure } = useCommand();
  return (
    <ChequeDecisions
      cheques={cheques}
      owners={owners}
      saving={saving}
      failure={failure}
      onJudge={(number, judged) => send({ what: 'cheque', id: orderId, number, judged })}
    />
  );
}
