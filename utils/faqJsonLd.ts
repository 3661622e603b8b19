import type { FaqGroup } from '@/contract/site';

/** The questions as a schema.org FAQPage for search engines, escaped for a script element. */
export function faqJsonLd(groups: readonly FaqGroup[]): string {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap((group) => group.questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
