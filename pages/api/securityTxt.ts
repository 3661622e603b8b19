import type { NextApiRequest, NextApiResponse } from 'next';
import { createServerApi } from '@/services/http/api';
import { fetchSite } from '@/services/site';
import { dayMs } from '@/utils/timeUnits';

const monthMs = 30 * dayMs;

/** Contact for vulnerability reports: `SECURITY_CONTACT`, else the company's first telephone number, else null. */
async function findContact(): Promise<string | null> {
  if (process.env.SECURITY_CONTACT) return process.env.SECURITY_CONTACT;
  const { company } = await fetchSite(createServerApi());
  const companyPhone = company.companyAddresses[0]?.tell;
  return companyPhone ? `tel:${companyPhone.replace(/[^\d+]/g, '')}` : null;
}

/** `/.well-known/security.txt` (RFC 9116). It expires after a month, since each request generates it. */
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
