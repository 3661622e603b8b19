import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { CloseButton } from '@/components/ui/kit/CloseButton';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { IconButton } from '@/components/ui/kit/IconButton';
import { IconLink } from '@/components/ui/kit/IconLink';
import { Heart, ShoppingBag, Trash2 } from '@/components/ui/kit/icons';
import { Pill } from '@/components/ui/kit/Pill';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { TextAction, TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { PrintButton } from '@/components/ui/panel/PrintButton';
import { SignInLink } from '@/components/ui/panel/SignInLink';
import { Specimen, State } from './Specimen';
import { ignorePress, longLatin, longPersian } from './samples';

/** Specimens of buttons and links. */
export const ButtonGroup = () => (
  <>
    <Specimen of="Button">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <State key={variant} name={`variant ${variant}: normal, bar, small`}>
          <Stack align="start">
            <Button variant={variant}>افزودن به سبد</Button>
            <Button variant={variant} size="bar">
              ادامهٔ خرید
            </Button>
            <Button variant={variant} size="small">
              ویرایش
            </Button>
          </Stack>
        </State>
      ))}
      <State name="variant light, for a dark ground" onNight>
        <Button variant="light">دیدن پیشنهادها</Button>
      </State>
      <State name="disabled">
        <Stack align="start">
          <Button disabled>ناموجود</Button>
          <Button variant="secondary" disabled>
            ناموجود
          </Button>
        </Stack>
      </State>
      <State name="closed with a reason (useReason)">
        <Button aria-disabled>پرداخت</Button>
      </State>
      <State name="wide, with an icon">
        <Button wide>
          <ShoppingBag size={20} />
          خرید قسطی
        </Button>
      </State>
      <State name="a long Persian text">
        <Button>{longPersian}</Button>
      </State>
      <State name="a long Latin text">
        <Button variant="secondary">{longLatin}</Button>
      </State>
    </Specimen>
    <Specimen of="ButtonLink">
      <State name="primary and secondary">
        <Row wrap>
          <ButtonLink href="#buttons">ورود یا ثبت‌نام</ButtonLink>
          <ButtonLink href="#buttons" variant="secondary">
            راهنما
          </ButtonLink>
        </Row>
      </State>
      <State name="a long text">
        <ButtonLink href="#buttons" wide>
          {longPersian}
        </ButtonLink>
      </State>
    </Specimen>
    <Specimen of="SubmitButton">
      <State name="ready">
        <SubmitButton busy={false} busyText="در حال ثبت…">
          ثبت درخواست
        </SubmitButton>
      </State>
      <State name="busy">
        <SubmitButton busy busyText="در حال ثبت…">
          ثبت درخواست
        </SubmitButton>
      </State>
      <State name="disabled while fields are missing">
        <SubmitButton busy={false} busyText="در حال ثبت…" disabled>
          ثبت درخواست
        </SubmitButton>
      </State>
      <State name="secondary, wide">
        <SubmitButton busy={false} busyText="در حال ذخیره…" variant="secondary" wide>
          ذخیرهٔ پیش‌نویس
        </SubmitButton>
      </State>
    </Specimen>
    <Specimen of="IconButton" state="plain, round, disabled">
      <Row>
        <IconButton label="حذف از سبد">
          <Trash2 />
        </IconButton>
        <IconButton label="افزودن به علاقه‌مندی‌ها" round>
          <Heart />
        </IconButton>
        <IconButton label="حذف از سبد" disabled>
          <Trash2 />
        </IconButton>
      </Row>
    </Specimen>
    <Specimen of="TextButton" state="normal, and without effect for a reason">
      <Row gap={4}>
        <TextButton>ارسال دوباره</TextButton>
        <TextButton aria-disabled="true">ارسال دوباره</TextButton>
      </Row>
    </Specimen>
    <Specimen of="TextAction" state="as a link of a call">
      <TextAction href="tel:02188990000">۰۲۱۸۸۹۹۰۰۰۰</TextAction>
    </Specimen>
    <Specimen of="Pill" state="the shown one, another">
      <Row>
        <Pill href="#buttons" aria-current="page">
          همه
        </Pill>
        <Pill href="#buttons">راهنمای خرید</Pill>
      </Row>
    </Specimen>
    <Specimen of="CloseButton" state="default">
      <CloseButton onClose={ignorePress} />
    </Specimen>
    <Specimen of="CopyButton" state="with a word, and icon only">
      <Row>
        <CopyButton text="IR820540102680020817909002" name="شمارهٔ شبا" />
        <CopyButton text="۱۲۸۴۰" name="شمارهٔ سفارش" iconOnly />
      </Row>
    </Specimen>
    <Specimen of="RetryButton" state="default, and secondary">
      <Row wrap>
        <RetryButton onClick={ignorePress} />
        <RetryButton onClick={ignorePress} variant="secondary" />
      </Row>
    </Specimen>
    <Specimen of="PrintButton" state="default">
      <PrintButton />
    </Specimen>
    <Specimen of="SignInLink" state="default">
      <SignInLink asks={false} />
    </Specimen>
    <Specimen of="IconLink" state="default">
      <IconLink href="#buttons" aria-label="سبد خرید">
        <ShoppingBag size={24} />
      </IconLink>
    </Specimen>
  </>
);
