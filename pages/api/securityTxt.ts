import type { NextApiRequest, NextApiResponse } from 'next';
import { createServerApi } from '@/services/http/api';
import { fetchSite } from '@/services/site';

const monthMs = 30 * 24 * 60 * 60 * 1000;

/** Where to report a weakness: `SECURITY_CONTACT`, or the first telephone of the company; null when there is none. */
async function findContact(): Promise<string | null> {
  if (process.env.SECURITY_CONTACT) return process.env.SECURITY_CONTACT;
  const { company } = await fetchSite(createServerApi());
  const tell = company.companyAddresses[0]?.tell;
  return tell ? `tel:${tell.replace(/[^\d+]/g, '')}` : null;
}

/** `/.well-known/security.txt` (RFC 9116): a contact, and an end a month from now, since the file is made anew. */
export default async function securityTxt(_request: NextApiRequest, response: NextApiResponse) {
  const contact = await findContact().catch(() => null);
  if (!contact) return response.status(404).end();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + monthMs).toISOString()}`,
    'Preferred-Languages: fa, en',
  ];
  return response
    .status(200)
    .setHeader('content-type', 'text/plain; charset=utf-8')
    .setHeader('cache-control', 'public, max-age=86400')
    .send(`${lines.join('\n')}\n`);
}
