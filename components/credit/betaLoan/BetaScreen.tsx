import { ButtonLink } from '@/components/ui/kit/Button';
import { Clock3, ShieldCheck, Wallet } from '@/components/ui/kit/icons';
import { PageHead } from '@/components/ui/kit/PageHead';
import { QuestionDetails } from '@/components/ui/kit/QuestionDetails';
import { Container } from '@/components/ui/kit/Section';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
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
    <div className="places">
      <small>جای خالی این دوره</small>
      <b>{toPersianDigits(placesLeft)}</b>
      <progress aria-label="جاهای گرفته‌شده" value={places - placesLeft} max={places} />
      <small>{describePlaces(programme)}</small>
    </div>
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
        <S.Page>
          <S.Hero>
            <div className="words">
              <span className="tag">{programme?.title ?? 'وام جدید'}، نسخهٔ آزمایشی</span>
              <h2>از نخستین کسانی باشید که وام جدید را می‌گیرند.</h2>
              <p>
                {programme
                  ? `${describeTerms(programme)}. جاها محدود و به ترتیب ثبت‌نام است.`
                  : 'اکنون دوره‌ای باز نیست. دورهٔ بعد همین‌جا اعلام می‌شود.'}
              </p>
              <div className="actions">
                {isOpen && <ButtonLink href="/loanbeta/register">ثبت‌نام</ButtonLink>}
                <ButtonLink href="/loanbeta/check" variant="light">
                  پیگیری ثبت‌نام
                </ButtonLink>
              </div>
              {programme && !isOpen && <p role="status">ظرفیت این دوره پر شده است.</p>}
            </div>
            {programme && <Places programme={programme} />}
          </S.Hero>
          <S.Sheet aria-label="ویژگی‌های برنامه">
            <ul className="cards">
              {promises.map(([Icon, title, text]) => (
                <li key={title}>
                  <Icon size={24} />
                  <b>{title}</b>
                  <small>{text}</small>
                </li>
              ))}
            </ul>
          </S.Sheet>
          <ProgrammeTerms programme={programme} />
          <S.Sheet aria-labelledby="beta-questions">
            <h2 id="beta-questions">پرسش‌ها</h2>
            <div>
              {questions.map(([question, answer]) => (
                <QuestionDetails key={question} question={question} answer={answer} />
              ))}
            </div>
          </S.Sheet>
        </S.Page>
      </Container>
    </>
  );
}
