import type { DomainParts } from '@/backend/server/parts';
import { callerOf } from './caller';
import { guardOf } from './guard';
import { signInOf } from './signIn';

/** Builds the check with which a call of another domain uses up a code that was sent to a number. */
export function confirmByCodeOf(
  parts: Pick<DomainParts, 'db' | 'now' | 'limiter' | 'signIn'>,
): DomainParts['confirmByCode'] {
  const signIn = signInOf(parts, guardOf(parts));
  return (request, mobile, code) => signIn.confirmByCode(mobile, code, callerOf(request));
}
