import { HttpResponse, http, type PathParams } from 'msw';
import type { ConversationMessage, SeenMessage, SendMessage } from '@/contract/conversation';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

export const aMessage = (over: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: 1,
  sender: 'shop',
  text: 'سلام، بفرمایید.',
  orderId: null,
  pictures: [],
  sentAt: '2026-11-21T08:00:00.000Z',
  ...over,
});

/** A server with one conversation. A test changes `shop`; `sent` has the messages in the order of their arrival. */
export function conversationServer(messages: ConversationMessage[] = []) {
  const shop = { messages, unseen: 0, refuses: null as string | null, isDown: false };
  const sent: SendMessage[] = [];
  const seen: number[] = [];
  server.use(
    http.get(`${testApi}/public/conversation`, ({ request }) => {
      if (shop.isDown) return HttpResponse.error();
      const before = Number(new URL(request.url).searchParams.get('before') ?? Number.POSITIVE_INFINITY);
      const older = shop.messages.filter(({ id }) => id < before);
      const page = older.slice(-2);
      return HttpResponse.json({
        data: { messages: page, hasEarlier: older.length > page.length, unseen: shop.unseen },
      });
    }),
    http.post<PathParams, SendMessage>(`${testApi}/public/conversation/messages`, async ({ request }) => {
      const message = await request.json();
      if (shop.refuses !== null)
        return HttpResponse.json({ message: shop.refuses, code: 'too_many' }, { status: 429 });
      sent.push(message);
      const { text, orderId } = message;
      const stored = aMessage({ id: 100 + sent.length, sender: 'shopper', text, orderId });
      shop.messages = [...shop.messages, stored];
      return HttpResponse.json({ data: stored });
    }),
    http.post<PathParams, SeenMessage>(`${testApi}/public/conversation/seen`, async ({ request }) => {
      seen.push((await request.json()).messageId);
      shop.unseen = 0;
      return HttpResponse.json({ data: null });
    }),
  );
  return { shop, sent, seen };
}
