import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DocumentDecisions } from '@/components/desk/kit/DocumentDecisions';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { Order } from '@/contract/order';

/** The documents of an order on a plan, each with the decision of an operator. */
export function OrderDocumentDecisions({ order: { id, state, documents } }: { order: Order }) {
  const { send, saving, failure } = useCommand();
  return (
    <Card gap={4} aria-labelledby="desk-documents">
      <Heading id="desk-documents">مدارک</Heading>
      <ChangeFailure failure={failure} />
      <DocumentDecisions
        documents={documents}
        open={state === 'paymentReview'}
        saving={saving}
        onJudge={(code, judged) => send({ what: 'orderDocument', id, number: Number(code), judged })}
      />
    </Card>
  );
}
