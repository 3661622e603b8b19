import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Bubble } from '@/components/account/conversation/Conversation.styles';
import { ChangePart } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DetailHead } from '@/components/desk/kit/DetailHead';
import { PrivatePictures } from '@/components/desk/kit/PrivatePictures';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Button } from '@/components/ui/kit/Button';
import { TextAreaField } from '@/components/ui/kit/Field';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { ConversationMessage } from '@/contract/conversation';
import { longestMessage } from '@/contract/limits';
import { useDeskRead } from '@/hooks/desk';
import { useWhileVisible } from '@/hooks/useWhileVisible';
import { formatDay, formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

const Messages = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`;

/** Pause (ms) between two requests for new messages of an open conversation. */
const pauseMs = 10_000;

function Message({ message: { sender, text, orderId, sentAt, pictures } }: { message: ConversationMessage }) {
  return (
    <Bubble as="li" data-sender={sender} data-own={sender === 'shop' || undefined}>
      {text}
      {pictures.length > 0 && <PrivatePictures files={pictures} name="عکس پیام" />}
      {orderId !== null && <Link href={`/admin/orders?id=${orderId}`}>سفارش {toPersianDigits(orderId)}</Link>}
      <Text as="div" size="caption" ink="muted">
        {sender === 'shop' ? 'فروشگاه' : 'خریدار'}، {formatDay(Date.parse(sentAt))}،{' '}
        {formatTime(Date.parse(sentAt))}
      </Text>
    </Bubble>
  );
}

function ReplyForm({ id }: { id: number }) {
  const { send, saving, done, reset, failure } = useCommand();
  const [text, setText] = useState('');
  // A reply that was refused stays in the field.
  useEffect(() => {
    if (!done) return;
    setText('');
    reset();
  }, [done, reset]);
  return (
    <Stack
      as="form"
      gap={2}
      onSubmit={(event) => {
        event.preventDefault();
        const reply = text.trim();
        if (reply === '' || saving) return;
        send({ what: 'conversation', id, reply });
      }}
    >
      <ChangeFailure failure={failure} />
      <TextAreaField
        label="پاسخ"
        rows={3}
        maxLength={longestMessage}
        value={text}
        readOnly={saving}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit" size="small" disabled={saving || text.trim() === ''}>
          فرستادن پاسخ
        </Button>
      </div>
    </Stack>
  );
}

/** A conversation at the desk: its newest messages and the reply. */
export function ConversationDesk({ id }: { id: number }) {
  const read = useDeskRead('conversation', { id });
  useWhileVisible(read.reload, pauseMs);
  return (
    <>
      <DetailHead title="گفت‌وگو" back="/admin/conversations" />
      <DeskData read={read} name="این گفت‌وگو">
        {({ name, mobile, messages }) => (
          <Card gap={4} aria-labelledby="desk-conversation">
            <Heading id="desk-conversation">
              {name || 'مهمان'} {mobile && <bdi dir="ltr">{toPersianDigits(mobile)}</bdi>}
            </Heading>
            <Messages>
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </Messages>
          </Card>
        )}
      </DeskData>
      <ChangePart>
        <ReplyForm id={id} />
      </ChangePart>
    </>
  );
}
