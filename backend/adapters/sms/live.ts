import { type Accounts, openedFrom } from '@/backend/adapters/account/accounts';
import { openSender, smsServices } from './choose';
import type { SmsSender } from './sender';

/**
 * The sender that the desk has switched on, or that of the server's settings. A change needs no restart.
 * @param base the sender of the settings @param complete adds the values that only the settings of the server have
 * @param watch what is done with each sender, once
 */
export function liveSender(
  base: SmsSender,
  accounts: Pick<Accounts, 'find'>,
  complete: (code: string, values: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
  watch: (code: string, sender: SmsSender) => SmsSender,
): SmsSender {
  const settings = watch('sms', base);
  const open = openedFrom(accounts, (code, values) => watch(code, openSender(code, complete(code, values))));
  const current = () => {
    const active = smsServices.find(({ code }) => accounts.find(code)?.active);
    return (active && open(active.code)) ?? settings;
  };
  return {
    get hasVoice() {
      return current().hasVoice;
    },
    sendCode: (...message) => current().sendCode(...message),
    sendMessage: (message) => current().sendMessage(message),
    async askDeliveries(references) {
      return (await current().askDeliveries?.(references)) ?? new Map();
    },
    get outbox() {
      return current().outbox;
    },
  };
}
