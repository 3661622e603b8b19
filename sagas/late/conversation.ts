import { conversationSaga } from '@/sagas/conversation';
import { loadConversation, loadEarlier, markConversationSeen, sendMessage } from '@/store/conversation';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [conversationSaga],
  policies: [
    { flow: loadConversation, unauthorized: 'ignore', failure: 'screenOnly' },
    { flow: loadEarlier, unauthorized: 'ignore', failure: 'screen' },
    { flow: sendMessage, unauthorized: 'ignore', failure: 'screen' },
    { flow: markConversationSeen, unauthorized: 'ignore', failure: 'nobody' },
  ],
};
