import type { Env } from '@/backend/server/env';
import { consoleSender } from './console';
import { ghasedakSender } from './ghasedak';
import { kavenegarSender } from './kavenegar';
import type { SmsSender } from './sender';
import { smsirSender } from './smsir';

const providers = { kavenegar: kavenegarSender, smsir: smsirSender, ghasedak: ghasedakSender };

/** Creates the sender of the provider in SMS_PROVIDER. */
export function chooseSender(sms: Env['sms']): SmsSender {
  return sms.provider === 'console' ? consoleSender() : providers[sms.provider](sms);
}
