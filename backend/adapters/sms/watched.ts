import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import { SmsFailed, type SmsSender } from './sender';

const judgeError = (error: unknown) => ({
  outcome:
    error instanceof SmsFailed && /refused/.test(error.message) ? ('refused' as const) : ('failed' as const),
  error: error instanceof Error ? error.message : null,
});

/** A sender whose calls are noted for the desk, without numbers, codes and texts. */
export const watchedSender = (service: string, sender: SmsSender, note: NoteCall): SmsSender =>
  watched<SmsSender>(
    sender,
    service,
    {
      sendCode: { action: 'sendCode', judgeError },
      sendMessage: { action: 'sendMessage', judgeError },
      askDeliveries: { action: 'askDeliveries', judgeError },
    },
    note,
  );
