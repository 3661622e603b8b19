import { useEffect, useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DetailHead } from '@/components/desk/kit/DetailHead';
import { PrivatePictures } from '@/components/desk/kit/PrivatePictures';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Button } from '@/components/ui/kit/Button';
import { TextAreaField } from '@/components/ui/kit/Field';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { ConversationMessage } from '@/contract/conversation';
import { longestMessage } from '@/contract/limits';
import { useDeskRead } from '@/hooks/desk';
import { useWhileVisible } from '@/hooks/useWhileVisible';
import { formatDay, formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './ConversationDesk.styles';

/** Pause (ms) between two requests for new messages of an open conversation. */
const pauseMs = 10_000;

function Message({ message: { sender, text, orderId, sentAt, pictures } }: { message: ConversationMessage }) {
  return (
    <li data-sender={sender}>
      {text}
      {pictures.length > 0 && <PrivatePictures files={pictures} name="عکس پیام" />}
      {orderId !== null && <Link href={`/admin/orders?id=${orderId}`}>سفارش {toPersianDigits(orderId)}</Link>}
      <small>
        {sender === 'shop' ? 'فروشگاه' : 'خریدار'}، {formatDay(Date.parse(sentAt))}،{' '}
        {formatTime(Date.parse(sentAt))}
      </small>
    </li>
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
    <S.Reply
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
      <Button type="submit" size="small" disabled={saving || text.trim() === ''}>
        فرستادن پاسخ
      </Button>
    </S.Reply>
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
          <Panel aria-labelledby="desk-conversation">
            <h2 id="desk-conversation">
              {name || 'مهمان'} {mobile && <bdi dir="ltr">{toPersianDigits(mobile)}</bdi>}
            </h2>
            <S.Messages>
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </S.Messages>
          </Panel>
        )}
      </DeskData>
      <ReplyForm id={id} />
    </>
  );
}
