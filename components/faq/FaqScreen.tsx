import Head from 'next/head';
import { ChevronDown } from '@/components/ui/icons';
import { Container } from '@/components/ui/Section';
import type { FaqGroup, Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import * as S from './FaqScreen.styles';
import { faqJsonLd } from './faqJsonLd';

const groupId = (index: number) => `group-${index + 1}`;

/** Frequently asked questions in groups. Uses native `details`, so that it works without JavaScript. */
export function FaqScreen({ groups, site }: { groups: FaqGroup[]; site: Site }) {
  const { companyName, companyAddresses, hours } = site.company;
  const tell = companyAddresses[0]?.tell;
  return (
    <>
      <Head>
        <title>{`پرسش‌های پرتکرار | ${companyName}`}</title>
        <meta
          name="description"
          content={`پاسخ پرسش‌های پرتکرار خرید از ${companyName}: سفارش، خرید قسطی، پرداخت، ارسال و بازگرداندن کالا.`}
        />
        <link rel="canonical" href="/faq" />
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, escaped in `faqJsonLd`.
          dangerouslySetInnerHTML={{ __html: faqJsonLd(groups) }}
        />
      </Head>
      <Container>
        <S.Faq>
          <h1>پرسش‌های پرتکرار</h1>
          <nav aria-label="دسته‌های پرسش">
            <ul>
              {groups.map((group, index) => (
                <li key={group.title}>
                  <a href={`#${groupId(index)}`}>
                    {group.title}
                    <small>{toPersianDigits(group.questions.length)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="groups">
            {groups.map((group, index) => (
              <section key={group.title} id={groupId(index)} aria-labelledby={`${groupId(index)}-title`}>
                <h2 id={`${groupId(index)}-title`}>{group.title}</h2>
                {group.questions.map(({ question, answer }) => (
                  <details key={question}>
                    <summary>
                      {question}
                      <ChevronDown size={20} />
                    </summary>
                    <p>{answer}</p>
                  </details>
                ))}
              </section>
            ))}
            {tell && (
              <aside>
                <h2>پاسخ خود را نیافتید؟</h2>
                <p>پشتیبانی {hours} پاسخ می‌دهد.</p>
                <a href={`tel:${tell.replaceAll('-', '')}`}>
                  <bdi dir="ltr">{toPersianDigits(tell)}</bdi>
                </a>
              </aside>
            )}
          </div>
        </S.Faq>
      </Container>
    </>
  );
}
