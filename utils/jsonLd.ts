import type { BreadcrumbList, FAQPage, Thing } from 'schema-dts';
import type { FaqGroup } from '@/contract/site';

/** Schema.org data as the text of a script element: without `<`, so that a title with «</script>» cannot end it. */
export const jsonLdText = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

/** The absolute address of a picture, which another host may have. @param shop the shop's address */
export const pictureUrl = (shop: string, address: string) => (address.startsWith('/') ? shop : '') + address;

/** Questions with their answers. */
export const faqJsonLd = (groups: readonly FaqGroup[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap((group) => group.questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});

/** The way from the home page to a page, whose own address may be left out. @param shop the shop's address */
export const breadcrumbJsonLd = (
  shop: string,
  crumbs: readonly { title: string; path?: string }[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: 'خانه', path: '/' }, ...crumbs].map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(path !== undefined && { item: shop + path }),
  })),
});
