import { runDueImport } from '@/backend/domains/browse/catalogueImport/runImport';
import { createInquiries } from '@/backend/worker/inquiries';
import { releaseAndDeliver, type WorkerContext } from '@/backend/worker/runOnce';

/** Does everything that is due, and then what the answers of the gateways have made possible. */
export async function runWorkerOnce(
  context: WorkerContext,
  isLeader: () => boolean = () => true,
): Promise<void> {
  await releaseAndDeliver(context, isLeader);
  await createInquiries(context)(isLeader);
  while (isLeader() && (await runDueImport(context, isLeader)));
  await releaseAndDeliver(context, isLeader);
}
