import { useState } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { TextAction, TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { ConversationMessage } from '@/contract/conversation';
import { useAppDispatch } from '@/hooks/useStore';
import { fileAddress } from '@/rules/fileAddress';
import { messageDropped, messageSubmitted, type OutgoingMessage } from '@/store/conversation';
import { formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Conversation.styles';

function OrderLink({ orderId }: { orderId: number }) {
  return <Link href={`/dashboard/orders/${orderId}`}>سفارش {toPersianDigits(orderId)}</Link>;
}

const senders = { shopper: 'شما', shop: 'پشتیبانی' } as const;

/** A picture of a message. Every load brings a new link, so it keeps the first one until that has ended. */
function MessagePicture({ link, name }: { link: string; name: string }) {
  const [shown, setShown] = useState(link);
  return (
    <TextAction href={fileAddress(link)} target="_blank" rel="noreferrer">
      {/* biome-ignore lint/performance/noImgElement: a private file; the image optimiser may not fetch it. */}
      <img src={fileAddress(shown)} alt={name} width={160} height={120} onError={() => setShown(link)} />
    </TextAction>
  );
}

/** A stored message with its sender and time. */
export function MessageBubble({ message }: { message: ConversationMessage }) {
  return (
    <S.Bubble data-sender={message.sender} data-own={message.sender === 'shopper' || undefined}>
      {message.text}
      {message.pictures.length > 0 && (
        <Row wrap>
          {message.pictures.map(({ id, link }, index) => (
            <MessagePicture
              key={id}
              link={link}
              name={`عکس ${toPersianDigits(index + 1)} از ${senders[message.sender]}`}
            />
          ))}
        </Row>
      )}
      {message.orderId !== null && (
        <div>
          <OrderLink orderId={message.orderId} />
        </div>
      )}
      <Text as="div" size="caption" ink="muted">
        {senders[message.sender]}، {formatTime(Date.parse(message.sentAt))}
      </Text>
    </S.Bubble>
  );
}

/** A message on its way, or one that was not sent, which the shopper can send again or drop. */
export function OutgoingBubble({
  message: { failure, ...message },
  onSettle,
}: {
  message: OutgoingMessage;
  /** Called when a button of the message was pressed: it goes away, so the focus must move on. */
  onSettle: () => void;
}) {
  const dispatch = useAppDispatch();
  function settle(action: ReturnType<typeof messageSubmitted | typeof messageDropped>) {
    dispatch(action);
    onSettle();
  }
  return (
    <S.Bubble data-sender="shopper" data-own="">
      {message.text}
      {message.pictures.length > 0 && <div>{toPersianDigits(message.pictures.length)} عکس</div>}
      {failure === null ? (
        <Text as="div" size="caption" ink="muted">
          در حال ارسال…
        </Text>
      ) : (
        <>
          <Text as="div" size="caption" ink="danger" role="alert">
            {failure}
          </Text>
          <Row gap={3}>
            <TextButton onClick={() => settle(messageSubmitted(message))}>ارسال دوباره</TextButton>
            <TextButton onClick={() => settle(messageDropped(message.key))}>حذف</TextButton>
          </Row>
        </>
      )}
    </S.Bubble>
  );
}
