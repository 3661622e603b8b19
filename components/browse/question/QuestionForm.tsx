import { type FormEvent, useState } from 'react';
import { TextAreaField } from '@/components/ui/kit/Field';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { longestQuestion, shortestQuestion } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';

type Props = { label: string; submit: string; sending: boolean; onSend: (text: string) => void };

/**
 * A question or an answer. It keeps the text when the server refuses; the caller gives it a new key after a text was received.
 */
export function QuestionForm({ label, submit, sending, onSend }: Props) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = text.trim().length < shortestQuestion;

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isShort && !sending) onSend(text.trim());
  }

  return (
    <Card as="form" tone="sunken" dense onSubmit={send} noValidate>
      <TextAreaField
        label={label}
        rows={3}
        maxLength={longestQuestion}
        value={text}
        error={tried && isShort ? `دست‌کم ${toPersianDigits(shortestQuestion)} حرف بنویسید.` : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <SubmitButton busy={sending} busyText="در حال فرستادن…">
        {submit}
      </SubmitButton>
    </Card>
  );
}
