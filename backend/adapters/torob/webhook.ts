/** A page of the shop of which something has changed: its address, and the name that Torob knows it by. */
type ChangedPage = { page_url: string; page_unique: string };

/**
 * Tells Torob which pages have changed, 1 to 100 of one host; Torob then asks the shop about them. Resolves with the status of the
 * answer: 200 only means that they wait at Torob, 400 is wrong input, 401 a wrong token, 403 another host, 429 too many calls.
 * @throws when Torob cannot be reached
 */
export type TorobWebhook = (pages: readonly ChangedPage[]) => Promise<number>;

/** The address of the webhook (product_webhook.md of github.com/Torob/Torob-Sync). */
export const torobWebhookUrl = 'https://api.torob.com/update/webhook/v1/';

/** The most pages of a call, and calls of a minute, that Torob accepts. */
export const mostPagesOfCall = 100;
export const mostCallsOfMinute = 20;

/** A call that takes longer (ms) is given up. The worker waits for it. */
const timeoutMs = 8000;

/** The webhook at Torob. The errors have no cause, which could name the token. */
export function openTorobWebhook(token: string, url: string): TorobWebhook {
  return async (pages) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ items: pages }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw new Error('Torob could not be reached.');
    });
    await answer.body?.cancel();
    return answer.status;
  };
}
