import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@/contract/session';

/** What begins and ends a session. Beside `session.ts`, because no first load needs it. */

/** Something only a customer can do: signs in first when nobody is, then does it. */
export const personNeeded = createAction<UnknownAction>('session/personNeeded');
/** A page that is to be opened once somebody is signed in; the wish of `personNeeded` most often. */
export const pageWanted = createAction<string>('session/pageWanted');
/** The login has ended well: its answer is the session. */
export const signedIn = createAction<UserInfo>('session/signedIn');
/** The customer wants to leave (on every tab of this browser). */
export const logoutWanted = createAction('session/logoutWanted');
/** A sign-in is through: session stored, basket taken over, loads asked for. */
export const signInCompleted = createAction('session/signInCompleted');
