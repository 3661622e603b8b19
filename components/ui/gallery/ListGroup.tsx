import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { DiscList } from '@/components/ui/kit/DiscList';
import { IconSentence } from '@/components/ui/kit/IconSentence';
import { Package } from '@/components/ui/kit/icons';
import { ListState } from '@/components/ui/kit/ListState';
import { MorePictures } from '@/components/ui/kit/MorePictures';
import { NumberBadge } from '@/components/ui/kit/NumberBadge';
import { NumberedSentences } from '@/components/ui/kit/NumberedSentences';
import { NumberedStep } from '@/components/ui/kit/NumberedStep';
import { PageLinks } from '@/components/ui/kit/PageLinks';
import { PageMenu } from '@/components/ui/kit/PageMenu';
import { Pill } from '@/components/ui/kit/Pill';
import { PlusDetails } from '@/components/ui/kit/PlusDetails';
import { QuestionDetails } from '@/components/ui/kit/QuestionDetails';
import { Sums } from '@/components/ui/kit/Sums';
import { TextList } from '@/components/ui/kit/TextList';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { IconRowSkeletons, IconRows, IconSheet } from '@/components/ui/panel/IconRows';
import { MoreButton } from '@/components/ui/panel/MoreButton';
import { PanelSkeleton } from '@/components/ui/panel/PanelSkeleton';
import { Specimen, State } from './Specimen';
import { ignorePress, longPersian } from './samples';

const texts = {
  loading: 'در حال دریافت پرسش‌ها…',
  failed: 'پرسش‌ها نرسید.',
  empty: 'هنوز پرسشی نیست.',
  more: 'پرسش‌های بیشتر',
};
const lists = [
  ['loading', { items: [], status: 'loading', nextCursor: null }],
  ['failed', { items: [], status: 'failed', nextCursor: null }],
  ['empty', { items: [], status: 'ready', nextCursor: null }],
  ['with more', { items: [1], status: 'ready', nextCursor: 'next' }],
] as const;

const orders = [
  ['سفارش ۱۲۸۴۰', 'در راه، تحویل فردا', '۵۹٬۵۰۰٬۰۰۰ تومان'],
  ['سفارش ۱۲۷۰۲', longPersian, '۴٬۱۵۰٬۰۰۰ تومان'],
] as const;

/** Rows, and what stands below them. */
export const ListGroup = () => (
  <>
    <Specimen of="IconRows" state="rows" wide>
      <Card as="div">
        <IconRows>
          {orders.map(([title, text, sum]) => (
            <li key={title}>
              <span className="icon">
                <Package />
              </span>
              <div className="text">
                <b>{title}</b>
                <small>{text}</small>
              </div>
              <span>{sum}</span>
            </li>
          ))}
        </IconRows>
      </Card>
    </Specimen>
    <Specimen of="IconSheet" state="IconRowSkeletons: two rows that load">
      <IconSheet aria-hidden="true">
        <IconRowSkeletons count={2} end={{ inline: 64, block: 14 }} />
      </IconSheet>
    </Specimen>
    <Specimen of="PanelSkeleton" state="two rows that load">
      <PanelSkeleton rows={2} />
    </Specimen>
    <Specimen of="ListState">
      {lists.map(([name, list]) => (
        <State key={name} name={name}>
          <Stack align="start">
            <ListState list={list} texts={texts} onLoad={ignorePress} />
          </Stack>
        </State>
      ))}
    </Specimen>
    <Specimen of="MoreButton">
      <State name="ready">
        <MoreButton status="ready" nextCursor="next" onMore={ignorePress} />
      </State>
      <State name="busy">
        <MoreButton status="loading" nextCursor="next" onMore={ignorePress} />
      </State>
      <State name="failed">
        <MoreButton status="failed" nextCursor="next" onMore={ignorePress} />
      </State>
    </Specimen>
    <Specimen of="Sums" state="rows of amounts: DescriptionRow">
      <Sums>
        <DescriptionRow name="قیمت کالاها">۶۴٬۰۰۰٬۰۰۰ تومان</DescriptionRow>
        <DescriptionRow name="تخفیف" className="saved">
          ۴٬۵۰۰٬۰۰۰ تومان
        </DescriptionRow>
        <DescriptionRow name="پرداخت امروز" className="total">
          ۵۹٬۵۰۰٬۰۰۰ تومان
        </DescriptionRow>
      </Sums>
    </Specimen>
    <Specimen of="DescriptionList" state="names and values">
      <DescriptionList>
        <DescriptionRow name="شیوهٔ ارسال">پیک</DescriptionRow>
        <DescriptionRow name="روز تحویل">شنبه ۷ آذر</DescriptionRow>
      </DescriptionList>
    </Specimen>
    <Specimen of="PlusDetails" state="closed and open">
      <PlusDetails title="جزئیات وام">
        <Text>{longPersian}</Text>
      </PlusDetails>
      <PlusDetails open title="جزئیات وام">
        <Text>{longPersian}</Text>
      </PlusDetails>
    </Specimen>
    <Specimen of="DiscList" state="sentences">
      <DiscList>
        <li>فروشنده: فروشگاه شما</li>
        <li>{longPersian}</li>
      </DiscList>
    </Specimen>
    <Specimen of="NumberedSentences" state="sentences">
      <NumberedSentences>
        <li>کالا را سالم و با جعبه بسته‌بندی کنید.</li>
        <li>{longPersian}</li>
      </NumberedSentences>
    </Specimen>
    <Specimen of="NumberBadge" state="normal, large, quiet">
      <Row>
        <NumberBadge>۱</NumberBadge>
        <NumberBadge data-large="">۲</NumberBadge>
        <NumberBadge data-quiet="">۳</NumberBadge>
      </Row>
    </Specimen>
    <Specimen of="IconSentence" state="a sentence">
      <IconSentence>
        <Package size={16} />
        <span>{longPersian}</span>
      </IconSentence>
    </Specimen>
    <Specimen of="MorePictures" state="three more">
      <Row>
        <MorePictures>+۳</MorePictures>
      </Row>
    </Specimen>
    <Specimen of="QuestionDetails" state="closed and open">
      <QuestionDetails question="بدون ضامن هم می‌شود؟" answer="بله، با یک چک صیادی." />
      <QuestionDetails question="اعتبارسنجی چقدر طول می‌کشد؟" answer={longPersian} open />
    </Specimen>
    <Specimen of="TextList" state="a text of a shopper">
      <TextList>
        <li>
          <span className="by">
            <b>نگار رضایی</b>
            <span>۳ آذر ۱۴۰۵</span>
          </span>
          <p>{longPersian}</p>
          <button type="button">مفید بود</button>
        </li>
      </TextList>
    </Specimen>
    <Specimen of="PageLinks" state="the second of three pages">
      <PageLinks aria-label="صفحه‌ها">
        <a href="#lists">۱</a>
        <a href="#lists" aria-current="page">
          ۲
        </a>
        <a href="#lists">۳</a>
      </PageLinks>
    </Specimen>
    <Specimen of="PageMenu" state="the shown page, another">
      <PageMenu aria-label="صفحه‌های فروشگاه">
        <ul>
          <li>
            <Pill href="#lists" aria-current="page">
              ارسال
            </Pill>
          </li>
          <li>
            <Pill href="#lists">مرجوعی</Pill>
          </li>
        </ul>
      </PageMenu>
    </Specimen>
    <Specimen of="NumberedStep">
      {(['open', 'later'] as const).map((state) => (
        <State key={state} name={state}>
          <NumberedStep data-state={state}>
            <div className="head">
              <span className="number">۲</span>
              <div>
                <h2>نشانی</h2>
                <p>سفارش به کجا برسد؟</p>
              </div>
            </div>
          </NumberedStep>
        </State>
      ))}
    </Specimen>
  </>
);
