import { HttpResponse, http, type RequestHandler } from 'msw';
import mockRouter from 'next-router-mock';
import { DeskScreen } from '@/components/desk/DeskScreen';
import { DeskStart } from '@/components/desk/DeskStart';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

/** Opens a section of the desk as a signed-in supervisor, or its start without a `slug`. @param query of the address: `?id=7` */
export function openDesk(slug: string, handlers: readonly RequestHandler[], query = '') {
  mockRouter.push(slug === '' ? '/admin' : `/admin/${slug}${query}`);
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(aUser({ role: 'supervisor' })),
    http.get(`${testApi}/user/notifications`, () => HttpResponse.json({}, { status: 503 })),
    ...handlers,
  );
  return renderApp(slug === '' ? <DeskStart /> : <DeskScreen slug={slug} />);
}
