import { HttpResponse, http } from 'msw';
import SiteScreen from '@/components/desk/site/SiteScreen';
import type { SiteVersion } from '@/contract/desk/site';
import type { SiteDocuments, SitePart } from '@/contract/desk/siteDocuments';
import { openAccount } from '@/tests/support/account/accountScreen';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

/** A stand-in for the calls of the site's parts, with one part. It numbers revisions and versions as the backend does. */
export function openPart<Part extends SitePart>(
  part: Part,
  live: SiteDocuments[Part],
  address = `/admin/customize?part=${part}`,
) {
  openAccount(address);
  const state = {
    live: live as unknown,
    draft: null as unknown,
    revision: 4,
    problems: {} as Record<string, string>,
    versions: [] as SiteVersion[],
    /** Documents of the drafts that were saved. */
    saved: [] as SiteDocuments[Part][],
    /** Bodies of other changes, by the end of their path. */
    sent: [] as [string, unknown][],
  };
  const path = `${testApi}/admin/site`;
  const answer = (data: unknown) => HttpResponse.json({ data });
  const publish = () => {
    state.live = state.draft;
    state.draft = null;
    state.revision += 1;
    return answer({ number: 2 });
  };
  server.use(
    http.get(`${path}/parts`, () =>
      answer([{ part, published: null, draft: state.draft && { at: '2026-11-20T08:00:00Z', by: 'لیلا' } }]),
    ),
    http.get(`${path}/modes`, () =>
      answer({ catalogMode: false, maintenanceMode: false, maintenanceUntil: null }),
    ),
    http.get(`${path}/versions`, () => answer(state.versions)),
    http.get(`${path}/parts/${part}`, () =>
      answer({
        part,
        live: state.live,
        draft: state.draft && { document: state.draft, at: '2026-11-20T08:00:00Z', by: 'لیلا' },
        revision: state.revision,
        problems: state.draft ? state.problems : {},
      }),
    ),
    http.put(`${path}/parts/${part}`, async ({ request }) => {
      const { revision, document } = Object(await request.json());
      if (revision !== state.revision)
        return HttpResponse.json({ code: 'changed', message: 'شخص دیگری ذخیره کرده است.' }, { status: 409 });
      state.saved.push(document);
      state.draft = document;
      state.revision += 1;
      return answer({ revision: state.revision, problems: state.problems });
    }),
    http.post(`${path}/:change`, async ({ request, params }) => {
      state.sent.push([String(params.change), await request.json()]);
      if (params.change === 'publish') return publish();
      if (params.change === 'modes')
        return answer({ catalogMode: true, maintenanceMode: false, maintenanceUntil: null });
      return answer(null);
    }),
  );
  return { state, ...renderApp(<SiteScreen />) };
}
