import { HttpResponse, http, type RequestHandler } from 'msw';
import mockRouter from 'next-router-mock';
import { DeskScreen } from '@/components/desk/DeskScreen';
import { DeskStart } from '@/components/desk/DeskStart';
import { aUser } from './factories/profile';
import { aUserInfo } from './factories/session';
import { renderApp, testApi } from './renderApp';
import { server } from './server';
import { onStart } from './shell';
import { customerCalls } from './signedIn';

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
