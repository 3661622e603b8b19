import { useState } from 'react';
import { Countdown } from '@/components/ui/kit/Countdown';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice, PercentPill } from '@/components/ui/kit/Price';
import { ProgressBar } from '@/components/ui/kit/ProgressBar';
import { Quantity } from '@/components/ui/kit/Quantity';
import { Stars } from '@/components/ui/kit/Stars';
import { TimeLeft } from '@/components/ui/kit/TimeLeft';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { Specimen, State } from './Specimen';

/** 5 days, 16 hours, 53 minutes and 3 seconds. */
const remainingMs = ((5 * 24 + 16) * 3600 + 53 * 60 + 3) * 1000;

function Pieces({ first, limit }: { first: number; limit?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Quantity
      of="هدفون بی‌سیم"
      value={value}
      limit={limit}
      onStep={(step) => setValue((before) => (step === 'remove' ? first : before + step))}
    />
  );
}

/** Prices, pictures and what changes with time. */
export const PriceGroup = () => (
  <>
    <Specimen of="Amount" state="in a text, and as a title">
      <Row wrap gap={4}>
        <Amount value={59_500_000} />
        <Text as="span" size="title" weight="bold">
          <Amount value={4_150_000} />
        </Text>
      </Row>
    </Specimen>
    <Specimen of="Stars" state="an average, and one star beside its figure">
      <Row wrap gap={4}>
        <Stars value={4.3} />
        <Text as="span" size="small">
          <Stars value={4.3} one /> ۴٫۳
        </Text>
      </Row>
    </Specimen>
    <Specimen of="OldPrice" state="before a discount">
      <OldPrice value={64_000_000} />
    </Specimen>
    <Specimen of="PercentPill" state="a number, and a text of a line">
      <Row>
        <PercentPill percent={6} />
        <PercentPill percent="12.5" />
      </Row>
    </Specimen>
    <Specimen of="Quantity">
      <State name="one piece">
        <Pieces first={1} />
      </State>
      <State name="several">
        <Pieces first={3} />
      </State>
      <State name="at its limit">
        <Pieces first={5} limit="بیش از ۵ عدد در هر سفارش فروخته نمی‌شود." />
      </State>
    </Specimen>
    <Specimen of="Countdown">
      <State name="on a light ground">
        <Countdown remaining={remainingMs} />
      </State>
      <State name="onNight" onNight>
        <Countdown remaining={remainingMs} onNight />
      </State>
    </Specimen>
    <Specimen of="TimeLeft" state="in a sentence">
      تا پایان پیشنهاد: <TimeLeft remaining={remainingMs} />
    </Specimen>
    <Specimen of="Picture">
      <State name="a product">
        <Picture src="/art/band-black-front.avif" alt="مچ‌بند هوشمند مشکی" width={256} />
      </State>
      <State name="unavailable">
        <Picture src="/art/band-black-front.avif" alt="مچ‌بند هوشمند مشکی" width={256} unavailable />
      </State>
      <State name="full">
        <Picture src="/art/band-black-front.avif" alt="مچ‌بند هوشمند مشکی" width={256} full />
      </State>
    </Specimen>
    <Specimen of="ProgressBar" state="two of three">
      <ProgressBar aria-label="مدارک آماده" value={2} max={3} />
    </Specimen>
  </>
);
