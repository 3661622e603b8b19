import type { AxiosInstance } from 'axios';
import type { Conversation, ConversationMessage, SeenMessage, SendMessage } from '@/contract/conversation';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The newest messages, or those before a message. */
export async function fetchConversation(
  api: AxiosInstance,
  before: number | undefined,
  signal: AbortSignal,
): Promise<Conversation> {
  const answer = await api.get<Answer<Conversation>>(endpoints.conversation, { params: { before }, signal });
  return answer.data.data;
}

/** Sends a message. The same key again answers the message that is stored already. */
export async function sendMessage(api: AxiosInstance, message: SendMessage): Promise<ConversationMessage> {
  return (await api.post<Answer<ConversationMessage>>(endpoints.conversationMessages, message)).data.data;
}

/** Records that the shopper has seen the messages up to this one. */
export async function markConversationSeen(api: AxiosInstance, seen: SeenMessage): Promise<void> {
  await api.post(endpoints.conversationSeen, seen);
}
