import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { FilePicker } from '@/components/ui/form/FilePicker';
import { TextAreaField } from '@/components/ui/kit/Field';
import { IconButton } from '@/components/ui/kit/IconButton';
import { Trash2 } from '@/components/ui/kit/icons';
import { Segments } from '@/components/ui/kit/Segments';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { mostReviewPictures, mostReviewPoints, reviewLengths } from '@/contract/limits';
import type { OwnReview } from '@/contract/review';
import { useChange } from '@/hooks/useCalls';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import { fileAddress } from '@/rules/fileAddress';
import { toPersianDigits } from '@/utils/digits';

const Kept = styled.ul`
  img {
    object-fit: cover;
    border-radius: var(--radius-m);
  }
  button {
    color: var(--danger);
  }
`;

const shortestText = 10;
const stars = [1, 2, 3, 4, 5].map((value) => ({ value, title: toPersianDigits(value) }));

/** Splits a text into points: each line that has text. */
const pointsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, reviewLengths.point))
    .filter(Boolean)
    .slice(0, mostReviewPoints);

/** Writes or rewrites the customer's review. It keeps every typed value when the server refuses. Load it late. */
export default function ReviewForm({ productId, own }: { productId: number; own: OwnReview['review'] }) {
  const writing = useChange('writeReview');
  const [star, setStar] = useState(own?.stars ?? 5);
  const [pros, setPros] = useState(own?.pros.join('\n') ?? '');
  const [cons, setCons] = useState(own?.cons.join('\n') ?? '');
  const [text, setText] = useState(own?.text ?? '');
  const [kept, setKept] = useState(own?.pictures ?? []);
  const photos = usePickedFiles('review', mostReviewPictures - kept.length);
  const [tried, setTried] = useState(false);
  const isShort = text.trim().length < shortestText;

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isShort || writing.saving || photos.isSending) return;
    const review = {
      stars: star,
      pros: pointsOf(pros),
      cons: pointsOf(cons),
      text: text.trim(),
      pictures: [...kept.map(({ id }) => id), ...photos.ids],
    };
    writing.send({ productId, review });
  }

  return (
    <Card as="form" tone="sunken" dense onSubmit={send} noValidate>
      <Heading level={3} size="title">
        {own ? 'دیدگاه شما' : 'نوشتن دیدگاه'}
      </Heading>
      {own?.state === 'pending' && <p role="status">دیدگاه شما در انتظار بررسی است.</p>}
      {own?.state === 'refused' && <p role="status">منتشر نشد: {own.reason}</p>}
      <span aria-hidden="true">چند ستاره می‌دهید؟</span>
      <Segments label="چند ستاره می‌دهید؟" choices={stars} value={star} onChange={setStar} />
      <TextAreaField
        label="خوبی‌ها"
        hint="هر کدام در یک خط"
        rows={2}
        value={pros}
        onChange={({ target }) => setPros(target.value)}
      />
      <TextAreaField
        label="کاستی‌ها"
        hint="هر کدام در یک خط"
        rows={2}
        value={cons}
        onChange={({ target }) => setCons(target.value)}
      />
      <TextAreaField
        label="دیدگاه"
        rows={4}
        maxLength={reviewLengths.text}
        value={text}
        error={tried && isShort ? 'دست‌کم ۱۰ حرف بنویسید.' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {kept.length > 0 && (
        <Row as={Kept} wrap aria-label="عکس‌های دیدگاه شما">
          {kept.map(({ id, link }, index) => (
            <Stack as="li" gap={0} align="center" key={id}>
              {/* biome-ignore lint/performance/noImgElement: a private file; the image optimiser may not fetch it. */}
              <img src={fileAddress(link)} alt={`عکس ${toPersianDigits(index + 1)}`} width={72} height={72} />
              <IconButton
                label={`حذف عکس ${toPersianDigits(index + 1)}`}
                onClick={() => setKept(kept.filter((one) => one.id !== id))}
              >
                <Trash2 size={20} />
              </IconButton>
            </Stack>
          ))}
        </Row>
      )}
      <FilePicker
        label="عکس کالا (اختیاری)"
        hint={`حداکثر ${toPersianDigits(mostReviewPictures)} عکس، که پس از بررسی همراه دیدگاه منتشر می‌شود.`}
        picked={photos}
      />
      <SubmitButton busy={writing.saving} busyText="در حال فرستادن…" disabled={photos.isSending}>
        فرستادن برای بررسی
      </SubmitButton>
    </Card>
  );
}
