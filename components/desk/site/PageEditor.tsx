import { EntryList } from '@/components/desk/kit/EntryList';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { mostSiteEntries } from '@/contract/limits';
import * as P from './Preview.styles';
import { Stage } from './Stage';
import * as S from './siteEditor.styles';
import { TextFields } from './TextFields';
import { Markdown, usePicked } from './textPreview';

type Page = SiteDocuments['pages']['pages'][number];

/** The pages of text. */
export function PageFields() {
  return (
    <S.Sheet as="div">
      <EntryList
        name="pages"
        entryName="صفحه"
        most={mostSiteEntries.pages}
        create={() => ({ slug: '', title: '', summary: '', body: '' })}
        titleOf={({ title }) => title}
        remarkOf={({ slug }) => `/info/${slug}`}
      >
        {(path) => <TextFields path={path} prefix="/info/" />}
      </EntryList>
    </S.Sheet>
  );
}

export function PagePreview() {
  const [page, picker] = usePicked<Page>('pages', 'صفحه');
  return (
    <>
      {picker}
      {page && (
        <Stage>
          <P.Article>
            <h1>{page.title}</h1>
            <p>{page.summary}</p>
            <Markdown text={page.body} />
          </P.Article>
        </Stage>
      )}
    </>
  );
}
