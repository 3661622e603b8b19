import { useState } from 'react';
import { ChangeButton, ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { PrivatePictures } from '@/components/desk/kit/PrivatePictures';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { TextDialog } from '@/components/desk/kit/TextDialog';
import { useCommand } from '@/components/desk/kit/useCommand';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { WaitingText } from '@/contract/desk/conversation';
import { longestQuestion } from '@/contract/limits';
import { useDeskRead } from '@/hooks/desk';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

const kinds = { productReview: 'دیدگاه', question: 'پرسش', answer: 'پاسخ خریدار' } as const;

function TextRow({
  text: { what, id, title, text, stars, points, pictures, writtenAt },
}: {
  text: WaitingText;
}) {
  const { send, saving, failure } = useCommand();
  const [answers, setAnswers] = useState(false);
  const name = `${kinds[what]} ${toPersianDigits(id)}`;
  return (
    <Stack as="li">
      <Row wrap gap={3}>
        <StateBadge tone="info">{kinds[what]}</StateBadge>
        <b>
          <bdi>{title}</bdi>
        </b>
        {stars !== null && <span>{toPersianDigits(stars)} ستاره از ۵</span>}
        <Text as="span" size="small" ink="muted">
          {formatDate(Date.parse(writtenAt))}
        </Text>
      </Row>
      <p>{text}</p>
      {points && (
        <Text size="small" ink="muted">
          {points}
        </Text>
      )}
      {pictures.length > 0 && <PrivatePictures files={pictures} name="عکس دیدگاه" />}
      <ChangeFailure failure={failure} />
      <Actions>
        <ChangeButton
          size="small"
          disabled={saving}
          aria-label={`انتشار ${name}`}
          onClick={() => send({ what, id, decision: { verdict: 'publish' } })}
        >
          انتشار
        </ChangeButton>
        {what === 'question' && (
          <ChangeRowButton disabled={saving} onClick={() => setAnswers(true)}>
            پاسخ و انتشار
          </ChangeRowButton>
        )}
        <RefuseButton
          action={`رد ${name}`}
          hint="نویسنده این متن را می‌خواند."
          disabled={saving}
          onRefuse={(reason) => send({ what, id, decision: { verdict: 'refuse', reason } })}
        />
      </Actions>
      {answers && (
        <TextDialog
          title={`پاسخ به ${name}`}
          label="پاسخ فروشگاه"
          hint={text}
          action="انتشار پاسخ"
          maxLength={longestQuestion}
          onSend={(answer) => send({ what: 'question', id, decision: { verdict: 'answer', text: answer } })}
          onClose={() => setAnswers(false)}
        />
      )}
    </Stack>
  );
}

/** Reviews, questions and answers of shoppers that wait to be published, oldest first. */
export function WaitingTexts() {
  const read = useDeskRead('waitingTexts', {});
  return (
    <DeskData read={read} name="متن‌های در انتظار انتشار">
      {(texts) => (
        <Card gap={4} aria-label="متن‌های در انتظار انتشار">
          {texts.length === 0 ? (
            <p>متنی در انتظار انتشار نیست.</p>
          ) : (
            <Stack as="ul" divided>
              {texts.map((text) => (
                <TextRow key={`${text.what} ${text.id}`} text={text} />
              ))}
            </Stack>
          )}
        </Card>
      )}
    </DeskData>
  );
}
