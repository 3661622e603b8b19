import type { CookieSerializeOptions } from '@fastify/cookie';

/** No script reads the cookie, no other site sends it, and over https it stays on https. */
export const cookieOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: 'auto',
} satisfies CookieSerializeOptions;
