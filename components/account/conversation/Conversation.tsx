import {
  type FormEvent,
  Fragment,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Upload } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { IconButton } from '@/components/ui/kit/IconButton';
import { X } from '@/components/ui/kit/icons';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { longestMessage } from '@/contract/limits';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import {
  conversationClosed,
  conversationOpened,
  conversationSlice,
  loadConversation,
  loadEarlier,
  messageSubmitted,
  messageTyped,
  selectConversation,
} from '@/store/conversation';
import { selectStaticsData } from '@/store/site';
import { formatDay } from '@/utils/dates';
import { createUuid } from '@/utils/uuid';
import * as S from './Conversation.styles';
import { MessageBubble, OutgoingBubble } from './MessageBubble';

const MessagePictures = onDemand(() => import(/* webpackChunkName: 'reviewForm' */ './MessagePictures'));

const noPictures: { ids: string[]; isSending: boolean } = { ids: [], isSending: false };
const dayOf = (sentAt: string) => formatDay(Date.parse(sentAt));

/**
 * Keeps the newest message in sight when what is below or in it changes, unless the shopper has scrolled up to read.
 *
 * @param content changes with everything that changes the height of the messages or of their box
 */
function useStickToEnd(content: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the content changed.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [content]);
  const onScroll = () => {
    const box = scroller.current;
    if (box) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return { ref: scroller, onScroll };
}

/** The units of the support. The one that is chosen begins the first message, so that the shop knows whom it is for. */
function Departments({ onChoose }: { onChoose: (title: string) => void }) {
  const departments = useAppSelector(selectStaticsData)?.departments ?? [];
  return departments.length === 0 ? null : (
    <Row as="ul" wrap justify="center" aria-label="پرسش شما از کدام واحد است؟">
      {departments.map(({ id, title }) => (
        <li key={id}>
          <Button variant="secondary" size="small" onClick={() => onChoose(title)}>
            {title}
          </Button>
        </li>
      ))}
    </Row>
  );
}

/** The messages between the shopper and the shop, and the field for the next one. */
export function Conversation({ orderId }: { orderId: number | null }) {
  const dispatch = useAppDispatch();
  useSlice(conversationSlice);
  const { messages, hasEarlier, loadFailed, outgoing, draft } = useAppSelector(selectConversation);
  const field = useRef<HTMLTextAreaElement>(null);
  const [attaching, setAttaching] = useState(false);
  const [pictures, setPictures] = useState(noPictures);
  const canSend = (draft.trim() !== '' || pictures.ids.length > 0) && !pictures.isSending;
  const failures = outgoing.filter(({ failure }) => failure !== null).length;
  const scroller = useStickToEnd(`${messages?.at(-1)?.id} ${outgoing.length} ${failures} ${draft}`);

  useEffect(() => {
    dispatch(conversationOpened());
    return () => void dispatch(conversationClosed());
  }, [dispatch]);

  function send(event: FormEvent) {
    event.preventDefault();
    const text = draft.trim();
    if (canSend) {
      dispatch(messageSubmitted({ key: createUuid(), text, orderId, pictures: pictures.ids }));
      setAttaching(false);
      setPictures(noPictures);
    }
    field.current?.focus();
  }
  function sendByEnter(event: KeyboardEvent) {
    // Enter of an input method ends a word. A new line is typed with Shift.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  const [first] = messages ?? [];
  return (
    <S.Conversation aria-label="گفت‌وگو با پشتیبانی">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <div className="scroller" role="log" aria-label="پیام‌ها" tabIndex={0} {...scroller}>
        <Text size="small" ink="muted">
          {messages === null && loadFailed
            ? 'گفت‌وگو بارگذاری نشد. تا پیوستن دوباره می‌کوشیم.'
            : 'پرسش خود را بنویسید؛ پاسخ همین‌جا می‌ماند، حتی اگر صفحه را ببندید.'}
        </Text>
        {messages?.length === 0 && outgoing.length === 0 && draft === '' && (
          <Departments
            onChoose={(title) => {
              dispatch(messageTyped(`${title}: `));
              field.current?.focus();
            }}
          />
        )}
        {first && hasEarlier && (
          <Button variant="quiet" size="small" onClick={() => dispatch(loadEarlier.request(first.id))}>
            پیام‌های پیشین
          </Button>
        )}
        {messages?.map((message, index) => (
          <Fragment key={message.id}>
            {dayOf(message.sentAt) !== dayOf(messages[index - 1]?.sentAt ?? '1970-01-01') && (
              <Text size="caption" ink="faint">
                {dayOf(message.sentAt)}
              </Text>
            )}
            <MessageBubble message={message} />
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <OutgoingBubble key={message.key} message={message} onSettle={() => field.current?.focus()} />
        ))}
        {messages === null && loadFailed && (
          <RetryButton variant="secondary" onClick={() => dispatch(loadConversation.request())} />
        )}
      </div>
      <Stack as="form" gap={2} onSubmit={send}>
        {attaching && <MessagePictures onChange={setPictures} />}
        <Row align="end">
          <IconButton
            label={attaching ? 'بستن عکس‌ها' : 'افزودن عکس'}
            onClick={() => {
              setAttaching(!attaching);
              setPictures(noPictures);
            }}
          >
            {attaching ? <X size={20} /> : <Upload size={20} />}
          </IconButton>
          <S.Draft
            ref={field}
            rows={1}
            aria-label="پیام شما"
            placeholder="پیام خود را بنویسید"
            maxLength={longestMessage}
            value={draft}
            onChange={({ target }) => dispatch(messageTyped(target.value))}
            onKeyDown={sendByEnter}
          />
          <Button type="submit" size="bar" disabled={!canSend}>
            ارسال
          </Button>
        </Row>
      </Stack>
    </S.Conversation>
  );
}
