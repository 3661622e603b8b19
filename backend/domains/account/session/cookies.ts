import type { CookieSerializeOptions } from '@fastify/cookie';

/** Scripts cannot read these cookies, and requests from other sites do not carry them. Over HTTPS they are secure. */
export const cookieOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'strict',
  secure: 'auto',
} satisfies CookieSerializeOptions;
