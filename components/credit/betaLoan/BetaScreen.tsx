import { ButtonLink } from '@/components/ui/kit/Button';
import { Clock3, ShieldCheck, Wallet } from '@/components/ui/kit/icons';
import { PageHead } from '@/components/ui/kit/PageHead';
import { ProgressBar } from '@/components/ui/kit/ProgressBar';
import { QuestionDetails } from '@/components/ui/kit/QuestionDetails';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { PageColumn } from '@/components/ui/layout/PageColumn';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BetaProgramme } from '@/contract/betaLoan';
import type { Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Beta.styles';
import { describePlaces, describeTerms, ProgrammeTerms } from './ProgrammeTerms';
import { SignOutButton } from './SignOutButton';

const promises = [
  [Wallet, 'وام کوچک، بی‌ضامن', 'مبلغ کم و مدت کوتاه، با هزینه‌ای که از نخست روشن است.'],
  [Clock3, 'پاسخ سریع', 'دعوت‌شدگان نتیجه را در چند روز کاری می‌گیرند.'],
  [ShieldCheck, 'ثبت‌نام بی‌تعهد', 'ثبت‌نام رایگان است و تا امضای قرارداد هیچ تعهدی نمی‌آورد.'],
] as const;

const questions = [
  [
    'ثبت‌نام یعنی وام گرفته‌ام؟',
    'نه. ثبت‌نام یک جا برای شما نگه می‌دارد. پس از دعوت، درخواست وام را می‌فرستید و جداگانه بررسی می‌شود.',
  ],
  ['چه کسانی دعوت می‌شوند؟', 'به ترتیب ثبت‌نام. اگر شرایط با شما نخواند، دلیل آن را در صفحهٔ پیگیری می‌بینید.'],
  ['کد رهگیری را گم کرده‌ام.', 'با همان شمارهٔ موبایل دوباره ثبت‌نام کنید؛ همان کد پیشین نشان داده می‌شود.'],
  [
    'اطلاعاتم چه می‌شود؟',
    'نام، کد ملی و موبایل فقط برای همین برنامه نگه داشته و حداکثر یک سال پس از آخرین تغییر پاک می‌شود.',
  ],
] as const;

function Places({ programme }: { programme: BetaProgramme }) {
  const { places, placesLeft } = programme;
  return (
    <Card as={S.Places} tone="sunken" gap={1}>
      <Text as="small" size="small">
        جای خالی این دوره
      </Text>
      <Text as="b" size="display" weight="black">
        {toPersianDigits(placesLeft)}
      </Text>
      <ProgressBar aria-label="جاهای گرفته‌شده" value={places - placesLeft} max={places} />
      <Text as="small" size="small">
        {describePlaces(programme)}
      </Text>
    </Card>
  );
}

/** `/beta`: what the beta programme of a loan is, its conditions, and the places that are left. */
export function BetaScreen({ site, programme }: { site: Site; programme: BetaProgramme | null }) {
  const { companyName } = site.company;
  const isOpen = programme !== null && programme.placesLeft > 0;
  return (
    <>
      <PageHead
        title={`برنامهٔ آزمایشی وام | ${companyName}`}
        description={`برنامهٔ آزمایشی وام ${companyName}: شرایط، جاهای خالی، ثبت‌نام و پیگیری با کد رهگیری.`}
        canonical="/beta"
      />
      <SlimHeader title="برنامهٔ آزمایشی وام">
        <SignOutButton />
      </SlimHeader>
      <Container>
        <Stack as={PageColumn} gap={5}>
          <Stack as={S.Hero} gap={4}>
            <Stack align="start">
              <Text as="span" size="small" weight="medium" className="tag">
                {programme?.title ?? 'وام جدید'}، نسخهٔ آزمایشی
              </Text>
              <Heading size="display" weight="black">
                از نخستین کسانی باشید که وام جدید را می‌گیرند.
              </Heading>
              <p>
                {programme
                  ? `${describeTerms(programme)}. جاها محدود و به ترتیب ثبت‌نام است.`
                  : 'اکنون دوره‌ای باز نیست. دورهٔ بعد همین‌جا اعلام می‌شود.'}
              </p>
              <Actions>
                {isOpen && <ButtonLink href="/loanbeta/register">ثبت‌نام</ButtonLink>}
                <ButtonLink href="/loanbeta/check" variant="light">
                  پیگیری ثبت‌نام
                </ButtonLink>
              </Actions>
              {programme && !isOpen && <p role="status">ظرفیت این دوره پر شده است.</p>}
            </Stack>
            {programme && <Places programme={programme} />}
          </Stack>
          <Card aria-label="ویژگی‌های برنامه">
            <Grid as="ul" columnsTablet={3}>
              {promises.map(([Icon, title, text]) => (
                <Stack as="li" key={title} gap={1}>
                  <Text as={Row} ink="accent">
                    <Icon size={24} />
                  </Text>
                  <b>{title}</b>
                  <Text as="small" size="small" ink="muted">
                    {text}
                  </Text>
                </Stack>
              ))}
            </Grid>
          </Card>
          <ProgrammeTerms programme={programme} />
          <Card aria-labelledby="beta-questions">
            <Heading id="beta-questions">پرسش‌ها</Heading>
            <S.Questions>
              {questions.map(([question, answer]) => (
                <QuestionDetails key={question} question={question} answer={answer} />
              ))}
            </S.Questions>
          </Card>
        </Stack>
      </Container>
    </>
  );
}
