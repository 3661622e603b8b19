import { refuse } from '@/backend/server/errors';
import type { guardOf } from './guard';
import { messages } from './messages';
import { isPassword } from './password';
import type { SignInCaller } from './signIn';

/** The refusal of a wrong password of a customer who is signed in. @param field of the body that has it */
export const refusePassword = (customer: number, field = 'password') =>
  refuse(
    400,
    'bad_input',
    messages.wrongPassword,
    { [field]: messages.wrongPassword },
    { reason: 'wrong_password', customer },
  );

/** Lets a customer who is signed in confirm something with the password. @param stored hash of the password @throws 400, 429 */
export async function confirmByPassword(
  guard: ReturnType<typeof guardOf>,
  customer: number,
  stored: string,
  password: string,
  { address }: Pick<SignInCaller, 'address'>,
  field?: string,
): Promise<void> {
  const giveBack = await guard.countPasswordCheck(`user-${customer}`, { address, device: null });
  if (!(await isPassword(password, stored))) throw refusePassword(customer, field);
  await giveBack();
}
