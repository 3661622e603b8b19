import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DocumentDecisions } from '@/components/desk/kit/DocumentDecisions';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { Order } from '@/contract/order';

/** The documents of an order on a plan, each with the decision of an operator. */
export function OrderDocumentDecisions({ order: { id, state, documents } }: { order: Order }) {
  const { send, saving, failure } = useCommand();
  return (
    <Panel aria-labelledby="desk-documents">
      <h2 id="desk-documents">مدارک</h2>
      <ChangeFailure failure={failure} />
      <DocumentDecisions
        documents={documents}
        open={state === 'paymentReview'}
        saving={saving}
        onJudge={(code, judged) => send({ what: 'orderDocument', id, number: Number(code), judged })}
      />
    </Panel>
  );
}
