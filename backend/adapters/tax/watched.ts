import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import type { TaxFault, TaxOffice } from './office';

const reasonOf = (faults: readonly TaxFault[]) => faults.map(({ message }) => message).join(' ');

/** A tax office whose calls are noted for the desk. */
export const watchedOffice = (office: TaxOffice, note: NoteCall): TaxOffice =>
  watched<TaxOffice>(
    office,
    'moadian',
    {
      send: {
        action: 'sendInvoice',
        subject: ({ header }) => header.taxid,
        judge: (answer) => {
          if (answer.outcome === 'sent') return { outcome: 'done' };
          const outcome = answer.outcome === 'refused' ? 'refused' : 'failed';
          return { outcome, error: reasonOf(answer.faults) };
        },
      },
      ask: {
        action: 'askInvoice',
        subject: ({ traceId }) => traceId,
        judge: (answer) => {
          if (answer.outcome === 'unknown') return { outcome: 'failed', error: reasonOf(answer.faults) };
          if (answer.outcome === 'refused') return { outcome: 'refused', error: reasonOf(answer.faults) };
          return { outcome: 'done' };
        },
      },
      registerPayment: {
        action: 'registerPayment',
        subject: ({ taxId }) => taxId,
        judge: (answer) => {
          if (answer.outcome === 'accepted') return { outcome: 'done' };
          const outcome = answer.outcome === 'refused' ? 'refused' : 'failed';
          return { outcome, error: reasonOf(answer.faults) };
        },
      },
      tryEntrance: {
        action: 'tryEntrance',
        judge: (faults) =>
          faults.length > 0 ? { outcome: 'refused', error: reasonOf(faults) } : { outcome: 'done' },
      },
    },
    note,
  );
