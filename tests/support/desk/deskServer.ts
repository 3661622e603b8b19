import { HttpResponse, http, type PathParams } from 'msw';
import mockRouter from 'next-router-mock';
import type { DeskCommand } from '@/contract/desk/command';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

/**
 * Signs a supervisor in at a page of the desk.
 * @param reads answers by their paths below `/admin/`, asked anew with the query of every call
 * @returns the commands that were sent, and the refusal that the next commands get
 */
export function openDesk(
  path: string,
  reads: Readonly<Record<string, (query: URLSearchParams) => unknown>>,
  role: 'customer' | 'supervisor' = 'supervisor',
) {
  const desk = { commands: [] as DeskCommand[], refusal: null as Response | null };
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  mockRouter.push(path);
  server.use(
    ...onStart(),
    ...customerCalls(aUser({ role })),
    ...Object.entries(reads).map(([read, answer]) =>
      http.get(`${testApi}/admin/${read}`, ({ request }) =>
        HttpResponse.json({ data: answer(new URL(request.url).searchParams) }),
      ),
    ),
    http.post<PathParams, { command: DeskCommand }>(`${testApi}/admin/commands`, async ({ request }) => {
      if (desk.refusal) return desk.refusal.clone();
      desk.commands.push((await request.json()).command);
      return HttpResponse.json({ data: null });
    }),
  );
  return desk;
}
