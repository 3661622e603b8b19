import { call, put, take } from 'typed-redux-saga';
import { hasConversation } from '@/services/browser/browserStorage';
import { conversationSlice, loadConversation } from '@/store/conversation';
import type { AppStore } from '@/store/makeStore';
import { sessionRestored } from '@/store/session/session';

/** Loads the conversation of a browser that has one, so that an unseen answer is marked. Others load it with its panel. */
export function* knownConversationSaga(store: Pick<AppStore, 'inject'>) {
  yield* take(sessionRestored);
  if (!(yield* call(hasConversation))) return;
  store.inject(conversationSlice);
  yield* put(loadConversation.request());
}
