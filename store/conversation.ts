import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Conversation, ConversationMessage, SeenMessage, SendMessage } from '@/contract/conversation';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Loads the newest messages. */
export const loadConversation = createRequestFlow<void, Conversation>('conversation/load');
/** Loads the messages before the one of this id. */
export const loadEarlier = createRequestFlow<number, Conversation>('conversation/loadEarlier');
export const sendMessage = createRequestFlow<SendMessage, ConversationMessage>('conversation/send');
export const markConversationSeen = createRequestFlow<SeenMessage, void>('conversation/markSeen');

/** A message that the server has not stored yet. `failure` says why it was not sent; null while it is on its way. */
export type OutgoingMessage = SendMessage & { failure: string | null };

type ConversationState = {
  /** Whether the panel is on screen. */
  open: boolean;
  /** Known messages, oldest first; null before the first load. */
  messages: ConversationMessage[] | null;
  hasEarlier: boolean;
  unseen: number;
  loadFailed: boolean;
  outgoing: OutgoingMessage[];
  /** The text in the field; it stays when the panel is closed. */
  draft: string;
};

const initialState: ConversationState = {
  open: false,
  messages: null,
  hasEarlier: false,
  unseen: 0,
  loadFailed: false,
  outgoing: [],
  draft: '',
};

const notSent = 'فرستاده نشد. اتصال را بررسی کنید و دوباره بفرستید.';

/** The known messages with those of an answer, in the order of their ids. */
function joinMessages(known: readonly ConversationMessage[], added: readonly ConversationMessage[]) {
  const byId = new Map([...known, ...added].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

export const conversationSlice = createSlice({
  name: 'conversation',
  initialState,
  reducers: {
    conversationOpened: (state) => ({ ...state, open: true }),
    conversationClosed: (state) => ({ ...state, open: false }),
    messageTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, draft: payload }),
    /** The shopper pressed «ارسال», or again on a message that was not sent. */
    messageSubmitted: (state, { payload }: PayloadAction<SendMessage>) => ({
      ...state,
      draft: '',
      outgoing: [...state.outgoing.filter(({ key }) => key !== payload.key), { ...payload, failure: null }],
    }),
    messageDropped: (state, { payload: key }: PayloadAction<string>) => ({
      ...state,
      outgoing: state.outgoing.filter((message) => message.key !== key),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadConversation.success, (state, { payload: { result } }) => ({
        ...state,
        messages: joinMessages(state.messages ?? [], result.messages),
        // Messages that were loaded before reach further back than the newest ones.
        hasEarlier: state.messages?.length ? state.hasEarlier : result.hasEarlier,
        unseen: result.unseen,
        loadFailed: false,
      }))
      .addCase(loadConversation.fail, (state) => ({ ...state, loadFailed: true }))
      .addCase(loadEarlier.success, (state, { payload: { result } }) => ({
        ...state,
        messages: joinMessages(result.messages, state.messages ?? []),
        hasEarlier: result.hasEarlier,
      }))
      .addCase(sendMessage.success, (state, { payload: { args, result } }) => ({
        ...state,
        messages: joinMessages(state.messages ?? [], [result]),
        outgoing: state.outgoing.filter(({ key }) => key !== args.key),
      }))
      .addCase(sendMessage.fail, (state, { payload: { args, failure } }) => ({
        ...state,
        outgoing: state.outgoing.map((message) =>
          message.key === args.key ? { ...message, failure: failure.message ?? notSent } : message,
        ),
      }))
      .addCase(markConversationSeen.success, (state) => ({ ...state, unseen: 0 }))
      // The conversation of somebody else follows. Typed and unsent texts stay with the person at the screen only while they sign in.
      .addCase(userInfoChanged, (state, { payload }) =>
        payload === null
          ? { ...initialState, open: state.open }
          : { ...state, messages: null, hasEarlier: false },
      );
  },
});

export const { conversationOpened, conversationClosed, messageTyped, messageSubmitted, messageDropped } =
  conversationSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof conversationSlice> {}
}

export const selectConversation = (state: RootState) => state.conversation ?? initialState;
