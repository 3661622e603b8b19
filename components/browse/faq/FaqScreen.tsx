import { useState } from 'react';
import { PageHead } from '@/components/ui/kit/PageHead';
import { QuestionDetails } from '@/components/ui/kit/QuestionDetails';
import { Container } from '@/components/ui/kit/Section';
import type { FaqGroup, Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { faqJsonLd } from '@/utils/faqJsonLd';
import * as S from './FaqScreen.styles';
import { FaqSearch } from './FaqSearch';
import { filterFaq } from './filterFaq';

const groupId = (index: number) => `group-${index + 1}`;

type Props = {
  groups: FaqGroup[];
  site: Site;
  /** The text that the server has searched for; null on the page of all questions. */
  query?: string | null;
};

/** Frequently asked questions in groups, with a search. Uses native `details` and a form, so that it works without JavaScript. */
export function FaqScreen({ groups, site, query = null }: Props) {
  const [text, setText] = useState(query ?? '');
  const found = filterFaq(groups, text);
  const count = found.reduce((sum, group) => sum + group.questions.length, 0);
  const searching = text.trim() !== '';
  const { companyName, companyAddresses, hours } = site.company;
  const companyPhone = companyAddresses[0]?.tell;
  return (
    <>
      <PageHead
        title={`پرسش‌های پرتکرار | ${companyName}`}
        description={`پاسخ پرسش‌های پرتکرار خرید از ${companyName}: سفارش، خرید قسطی، پرداخت، ارسال و بازگرداندن کالا.`}
        canonical="/faq"
      >
        {query !== null && <meta name="robots" content="noindex" />}
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, escaped in `faqJsonLd`.
          dangerouslySetInnerHTML={{ __html: faqJsonLd(groups) }}
        />
      </PageHead>
      <Container>
        <S.Faq>
          <div className="head">
            <h1>پرسش‌های پرتکرار</h1>
            <FaqSearch text={text} onText={setText} />
            <p role="status">
              {searching && count > 0 && `${toPersianDigits(count)} پرسش پیدا شد.`}
              {count === 0 && !searching && 'هنوز پرسشی نوشته نشده است.'}
              {count === 0 &&
                searching &&
                'پرسشی با این واژه‌ها پیدا نشد. واژهٔ کوتاه‌تری بنویسید یا با ما تماس بگیرید.'}
            </p>
          </div>
          <nav aria-label="دسته‌های پرسش">
            <ul>
              {found.map((group, index) => (
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
            {found.map((group, index) => (
              <section key={group.title} id={groupId(index)} aria-labelledby={`${groupId(index)}-title`}>
                <h2 id={`${groupId(index)}-title`}>{group.title}</h2>
                {group.questions.map(({ question, answer }) => (
                  <QuestionDetails
                    key={question}
                    question={question}
                    answer={answer}
                    open={searching && count < 4}
                  />
                ))}
              </section>
            ))}
            {companyPhone && (
              <aside>
                <h2>پاسخ خود را نیافتید؟</h2>
                {hours && <p>پشتیبانی {hours} پاسخ می‌دهد.</p>}
                <a href={`tel:${companyPhone.replaceAll('-', '')}`}>
                  <bdi dir="ltr">{toPersianDigits(companyPhone)}</bdi>
                </a>
              </aside>
            )}
          </div>
        </S.Faq>
      </Container>
    </>
  );
}
