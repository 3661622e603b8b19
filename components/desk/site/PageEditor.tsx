import { EntryList } from '@/components/desk/kit/EntryList';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { mostSiteEntries } from '@/contract/limits';
import { Stage } from './Stage';
import { TextFields } from './TextFields';
import { Markdown, usePicked } from './textPreview';

type Page = SiteDocuments['pages']['pages'][number];

/** The pages of text. */
export function PageFields() {
  return (
    <Card as="div" gap={4}>
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
    </Card>
  );
}

export function PagePreview() {
  const [page, picker] = usePicked<Page>('pages', 'صفحه');
  return (
    <>
      {picker}
      {page && (
        <Stage>
          <Stack as="article" gap={4}>
            <Heading level={1}>{page.title}</Heading>
            <Text ink="muted">{page.summary}</Text>
            <Markdown text={page.body} />
          </Stack>
        </Stage>
      )}
    </>
  );
}
