import { CallSupport } from '@/components/browse/content/CallSupport';
import { ShippingCompanies } from '@/components/browse/content/ShippingCompanies';
import { PageHead } from '@/components/ui/kit/PageHead';
import { MenuColumns, PageMenu } from '@/components/ui/kit/PageMenu';
import { Pill } from '@/components/ui/kit/Pill';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Divider } from '@/components/ui/layout/Divider';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import type { TextPage, TextPageLink } from '@/contract/content';
import type { ShippingCompany, Site } from '@/contract/site';
import { formatDate } from '@/utils/dates';
import { Prose } from './Prose.styles';

type Props = {
  site: Site;
  page: TextPage;
  pages: readonly TextPageLink[];
  /** Shown below the text; empty on every page but that of shipping. */
  companies: readonly ShippingCompany[];
};

/** The page that also says whom to tell of what does not work. */
const accessibilitySlug = 'accessibility';

/** A page of text of the shop, with links to the others. */
export function TextPageScreen({ site, page, pages, companies }: Props) {
  return (
    <>
      <PageHead
        title={`${page.title} | ${site.company.companyName}`}
        description={page.summary}
        canonical={`/info/${page.slug}`}
      />
      <Container>
        <MenuColumns>
          <PageMenu aria-label="صفحه‌های فروشگاه">
            <ul>
              {pages.map(({ slug, title }) => (
                <li key={slug}>
                  <Pill href={`/info/${slug}`} aria-current={slug === page.slug ? 'page' : undefined}>
                    {title}
                  </Pill>
                </li>
              ))}
              <li>
                <Pill href="/faq">پرسش‌های پرتکرار</Pill>
              </li>
            </ul>
          </PageMenu>
          <Card as="article" gap={6}>
            <Heading level={1} size="display">
              {page.title}
            </Heading>
            <Text ink="muted">{page.summary}</Text>
            <Divider />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the backend makes it from Markdown and lets no raw HTML through. */}
            <Prose dangerouslySetInnerHTML={{ __html: page.html }} />
            {companies.length > 0 && <ShippingCompanies companies={companies} />}
            {page.slug === accessibilitySlug && (
              <CallSupport title="به مانعی برخوردید؟" company={site.company} />
            )}
            <Text size="small" ink="faint">
              آخرین تغییر: <time dateTime={page.updatedAt}>{formatDate(Date.parse(page.updatedAt))}</time>
            </Text>
          </Card>
        </MenuColumns>
      </Container>
    </>
  );
}
