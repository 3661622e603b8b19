import {
  actionChannel,
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import type { LateDomain } from '@/sagas/late/lateDomain';
import { rememberConversation } from '@/services/browser/browserStorage';
import { isPageVisible } from '@/services/browser/page';
import * as calls from '@/services/conversation';
import {
  conversationOpened,
  loadConversation,
  loadEarlier,
  markConversationSeen,
  messageSubmitted,
  selectConversation,
  sendMessage,
} from '@/store/conversation';
import { appResumed, userInfoChanged } from '@/store/session/session';
import { minuteMs } from '@/utils/timeUnits';
import { bindRequest } from './bindRequest';

/** Pause (ms) between two loads while the panel is open, and while it is closed. */
const openPauseMs = 4_000;
const closedPauseMs = minuteMs;

const loading = bindRequest(loadConversation, (api, _args, signal) =>
  calls.fetchConversation(api, undefined, signal),
);
const loadingEarlier = bindRequest(loadEarlier, calls.fetchConversation);
const sending = bindRequest(sendMessage, calls.sendMessage);
const marking = bindRequest(markConversationSeen, calls.markConversationSeen);

/** Sends the submitted messages one after the other, so that they arrive in their order. */
function* sendInOrder() {
  const submitted = yield* actionChannel<ReturnType<typeof messageSubmitted>>(messageSubmitted.type);
  for (;;) {
    const { payload } = yield* take(submitted);
    yield* put(sendMessage.request(payload));
    yield* call(sending.run, payload);
  }
}

/** Whether new messages must be loaded: the panel is open, or there is a conversation. */
function* isFollowed() {
  const { open, messages } = yield* select(selectConversation);
  return open || (messages !== null && messages.length > 0);
}

/** Loads new messages repeatedly: often while the panel is open, seldom while it is closed, never in a hidden tab. */
function* followConversation() {
  for (;;) {
    const { open } = yield* select(selectConversation);
    const { asked } = yield* race({
      asked: take([conversationOpened, appResumed, userInfoChanged]),
      paused: delay(open ? openPauseMs : closedPauseMs),
    });
    const isNeeded = asked !== undefined || (yield* call(isPageVisible));
    if (isNeeded && (yield* isFollowed())) yield* put(loadConversation.request());
  }
}

/** Remembers that there is a conversation, and reports its newest message as seen while the panel shows it. */
function* noteMessages() {
  const { open, messages, unseen } = yield* select(selectConversation);
  const newest = messages?.at(-1);
  if (!newest) return;
  yield* call(rememberConversation);
  if (open && unseen > 0) yield* put(markConversationSeen.request({ messageId: newest.id }));
}

/** The conversation of the shopper with the shop. */
function* conversationSaga() {
  yield* loading.watch(takeLatest);
  yield* loadingEarlier.watch(takeLeading);
  yield* marking.watch(takeLeading);
  yield* takeEvery([loadConversation.success, sendMessage.success, conversationOpened], noteMessages);
  yield* race([call(sendInOrder), call(followConversation)]);
}

/** The sagas and policies of a part that only some pages need. */
export const lateDomain: LateDomain = {
  sagas: [conversationSaga],
  policies: [
    { flow: loadConversation, unauthorized: 'ignore', failure: 'screenOnly' },
    { flow: loadEarlier, unauthorized: 'ignore', failure: 'screen' },
    { flow: sendMessage, unauthorized: 'ignore', failure: 'screen' },
    { flow: markConversationSeen, unauthorized: 'ignore', failure: 'nobody' },
  ],
};
