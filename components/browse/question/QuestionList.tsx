import { useState } from 'react';
import styled from 'styled-components';
import { ListState } from '@/components/ui/kit/ListState';
import { TextList } from '@/components/ui/kit/TextList';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import type { Answer, Question } from '@/contract/question';
import { useChange, usePages } from '@/hooks/useCalls';
import { useAppDispatch } from '@/hooks/useStore';
import { personNeeded } from '@/store/session/signIn';
import { formatDate } from '@/utils/dates';
import { QuestionForm } from './QuestionForm';

const Questions = styled(TextList)`
  .by b[data-by='shop'] {
    color: var(--accent-strong);
  }
`;

const marks: Readonly<Record<Answer['by'], string>> = { buyer: 'خریدار', shop: 'فروشگاه' };

const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(Date.parse(at))}</time>;

type RowProps = { question: Question; mayAnswer: boolean };

function QuestionRow({ question: { id, author, text, askedAt, answers }, mayAnswer }: RowProps) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const answering = useChange('answerQuestion');
  return (
    <li>
      <span className="by">
        <span>{author}</span>
        <Time at={askedAt} />
      </span>
      <p>
        <b>{text}</b>
      </p>
      {answers.length > 0 && (
        <Stack as="ul" gap={2} aria-label="پاسخ‌ها">
          {answers.map((answer) => (
            <Card as="li" tone="sunken" gap={0} dense key={answer.id}>
              <span className="by">
                <b data-by={answer.by}>{marks[answer.by]}</b>
                <span>{answer.author}</span>
                <Time at={answer.writtenAt} />
              </span>
              <p>{answer.text}</p>
            </Card>
          ))}
        </Stack>
      )}
      {mayAnswer && (!open || answering.done) && (
        <button
          type="button"
          onClick={() => {
            answering.reset();
            setOpen(true);
          }}
        >
          پاسخ می‌دهم
        </button>
      )}
      {open && !answering.done && (
        <QuestionForm
          label="پاسخ شما"
          submit="فرستادن پاسخ"
          sending={answering.saving}
          onSend={(answer) => dispatch(personNeeded(answering.request({ questionId: id, text: answer })))}
        />
      )}
    </li>
  );
}

const listTexts = {
  loading: 'در حال خواندن پرسش‌ها…',
  failed: 'پرسش‌ها خوانده نشد. دوباره تلاش کنید.',
  empty: 'هنوز پرسشی نیست. نخستین پرسش را شما بپرسید.',
  more: 'پرسش‌های بیشتر',
};

type Props = {
  productId: number;
  /** Whether the customer may answer: a delivered order has the product. */
  bought: boolean;
};

/** The questions about a product with their answers, and the form of a new one. */
export function QuestionList({ productId, bought }: Props) {
  const dispatch = useAppDispatch();
  const list = usePages('questions', { productId });
  const asking = useChange('askQuestion');

  return (
    <>
      <QuestionForm
        key={asking.sent}
        label="پرسش شما از خریداران و فروشگاه"
        submit="فرستادن پرسش"
        sending={asking.saving}
        onSend={(text) => dispatch(personNeeded(asking.request({ productId, text })))}
      />
      <Questions>
        {list.items.map((question) => (
          <QuestionRow key={question.id} question={question} mayAnswer={bought} />
        ))}
      </Questions>
      <ListState list={list} texts={listTexts} onLoad={list.load} />
    </>
  );
}
