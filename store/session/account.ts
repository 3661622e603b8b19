import type { ChangePassword, CodeSent, DeleteAccount, ResetPassword } from '@/contract/session';
import { createRequestFlow } from '@/store/requestFlow';

/** Arguments: the current password, or the single-use secret of a code sign-in. */
export const changePassword = createRequestFlow<ChangePassword | ResetPassword, void>(
  'session/changePassword',
);

/** Sends the code with which a customer without a password confirms the deletion. The argument is their mobile number. */
export const sendDeletionCode = createRequestFlow<string, CodeSent>('session/sendDeletionCode');
export const deleteAccount = createRequestFlow<DeleteAccount, void>('session/deleteAccount');
