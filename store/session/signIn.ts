import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@/contract/session';

// Actions that begin and end a session. They are apart from `session.ts`, because the first load does not need them.

/** The payload is an action that only a customer may do. A guest signs in first; then the action is dispatched. */
export const personNeeded = createAction<UnknownAction>('session/personNeeded');
/** The page (a path) to open after the sign-in. Usually the payload of `personNeeded`. */
export const pageWanted = createAction<string>('session/pageWanted');
/** The login succeeded. The payload is the new session. */
export const signedIn = createAction<UserInfo>('session/signedIn');
/** The customer asked to sign out, in every tab of this browser. */
export const logoutWanted = createAction('session/logoutWanted');
/** A sign-in is complete: the session is stored, the basket is merged and the loads are requested. */
export const signInCompleted = createAction('session/signInCompleted');
