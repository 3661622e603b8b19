import { useWatch } from 'react-hook-form';
import * as F from '@/components/browse/faq/FaqScreen.styles';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { QuestionDetails } from '@/components/ui/kit/QuestionDetails';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { mostSiteEntries, siteLengths } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { newId } from './newId';
import { Stage } from './Stage';

/** The questions and answers, in groups. */
export function FaqFields() {
  return (
    <Card as="div" gap={4}>
      <EntryList
        name="groups"
        entryName="گروه"
        most={mostSiteEntries.faqGroups}
        create={() => ({ title: '', questions: [] })}
        titleOf={({ title }) => title}
        remarkOf={({ questions }) =>
          `${toPersianDigits(Array.isArray(questions) ? questions.length : 0)} پرسش`
        }
      >
        {(path) => (
          <>
            <FormTextField name={`${path}.title`} label="نام گروه" maxLength={siteLengths.title} />
            <EntryList
              name={`${path}.questions`}
              entryName="پرسش"
              most={mostSiteEntries.faqQuestions}
              create={() => ({ id: newId(), question: '', answer: '' })}
              titleOf={({ question }) => question}
            >
              {(inner) => (
                <>
                  <FormTextField name={`${inner}.question`} label="پرسش" maxLength={siteLengths.text} />
                  <FormTextArea
                    name={`${inner}.answer`}
                    label="پاسخ"
                    rows={4}
                    maxLength={siteLengths.answer}
                  />
                </>
              )}
            </EntryList>
          </>
        )}
      </EntryList>
    </Card>
  );
}

export function FaqPreview() {
  const groups: SiteDocuments['faq']['groups'] = useWatch({ name: 'groups' }) ?? [];
  return (
    <Stage>
      <F.Faq style={{ display: 'block' }}>
        <Stack gap={6}>
          {groups.map(({ title, questions }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id, and their titles may be equal in a draft.
            <Card gap={0} key={index} aria-label={title}>
              <Heading>{title}</Heading>
              {questions.map(({ id, question, answer }) => (
                <QuestionDetails key={id} question={question} answer={answer} />
              ))}
            </Card>
          ))}
        </Stack>
      </F.Faq>
    </Stage>
  );
}
