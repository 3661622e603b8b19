import { useState } from 'react';
import { CallSupport } from '@/components/browse/content/CallSupport';
import { PageHead } from '@/components/ui/kit/PageHead';
import { PageMenu } from '@/components/ui/kit/PageMenu';
import { Pill } from '@/components/ui/kit/Pill';
import { QuestionDetails } from '@/components/ui/kit/QuestionDetails';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { FaqGroup, Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
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
  const { companyName } = site.company;
  return (
    <>
      <PageHead
        title={`پرسش‌های پرتکرار | ${companyName}`}
        description={`پاسخ پرسش‌های پرتکرار خرید از ${companyName}: سفارش، خرید قسطی، پرداخت، ارسال و بازگرداندن کالا.`}
        canonical="/faq"
      >
        {query !== null && <meta name="robots" content="noindex" />}
      </PageHead>
      <Container>
        <S.Faq>
          <Stack data-cell="whole" gap={2}>
            <Heading level={1} size="display">
              پرسش‌های پرتکرار
            </Heading>
            <FaqSearch text={text} onText={setText} />
            <Text size="small" ink="faint" role="status">
              {searching && count > 0 && `${toPersianDigits(count)} پرسش پیدا شد.`}
              {count === 0 && !searching && 'هنوز پرسشی نوشته نشده است.'}
              {count === 0 &&
                searching &&
                'پرسشی با این واژه‌ها پیدا نشد. واژهٔ کوتاه‌تری بنویسید یا با ما تماس بگیرید.'}
            </Text>
          </Stack>
          <PageMenu aria-label="دسته‌های پرسش">
            <ul>
              {found.map((group, index) => (
                <li key={group.title}>
                  <Pill href={`#${groupId(index)}`}>
                    {group.title}
                    <Text as="small" size="caption" ink="faint">
                      {toPersianDigits(group.questions.length)}
                    </Text>
                  </Pill>
                </li>
              ))}
            </ul>
          </PageMenu>
          <Stack gap={6}>
            {found.map((group, index) => (
              <Card gap={0} key={group.title} id={groupId(index)} aria-labelledby={`${groupId(index)}-title`}>
                <Heading id={`${groupId(index)}-title`}>{group.title}</Heading>
                {group.questions.map(({ question, answer }) => (
                  <QuestionDetails
                    key={question}
                    question={question}
                    answer={answer}
                    open={searching && count < 4}
                  />
                ))}
              </Card>
            ))}
            <CallSupport title="پاسخ خود را نیافتید؟" company={site.company} />
          </Stack>
        </S.Faq>
      </Container>
    </>
  );
}
