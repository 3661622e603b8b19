import { useState } from 'react';
import styled from 'styled-components';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import * as P from '@/components/browse/productCard/ProductList';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Note } from '@/components/ui/kit/Note';
import { Segments } from '@/components/ui/kit/Segments';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Switch } from '@/components/ui/kit/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { ProductCard as Product } from '@/contract/product';
import { themeTokens } from '@/styles/tokens';
import { type ThemeName, useTheme } from './palette';
import { Stage } from './Stage';

/** A dark part of the shop. */
const Night = styled(Row)`
  padding: var(--space-6);
  border-radius: var(--radius-xl);
  background: var(--night);
  color: var(--on-night);

  span {
    color: var(--night-ink);
  }
  em {
    color: var(--accent-on-night);
    font-style: normal;
    font-weight: 700;
  }
`;

const themes = [
  { value: 'light', title: 'روشن' },
  { value: 'dark', title: 'تیره' },
] as const;

const product = (over: Partial<Product>): Product => ({
  id: 1,
  slug: 'sample',
  title: 'گوشی موبایل نمونهٔ ۲۵۶ گیگابایت',
  imageUrl: '/art/phone-triad-silk-ice-blue-pair.avif',
  alt: '',
  colours: [
    { title: 'آبی', value: '#A3B9DA' },
    { title: 'سیاه', value: '#22252B' },
  ],
  inStock: true,
  isNew: false,
  price: 63_500_000,
  discount: 4_000_000,
  promotion: 0,
  promotionPrice: null,
  promotionTo: null,
  ...over,
});
const products = [
  product({}),
  product({
    id: 2,
    title: 'لپ‌تاپ نمونهٔ ۱۴ اینچ',
    imageUrl: '/art/laptop-silk-silver-pair.avif',
    discount: 0,
    isNew: true,
  }),
  product({ id: 3, title: 'هدفون نمونه', imageUrl: '/art/headphone-navy-pair.avif', inStock: false }),
];

/** Components of the shop with the colours and radii in the form, before they are published. */
export function ThemePreview() {
  const values = useTheme();
  const [theme, setTheme] = useState<ThemeName>('light');
  const [isOn, setOn] = useState(true);
  const [months, setMonths] = useState(12);
  const changed = {
    ...themeTokens[theme],
    ...values[theme],
    ...Object.fromEntries(Object.entries(values.radius).map(([name, px]) => [name, `${px}px`])),
  };
  const variables = Object.fromEntries(Object.entries(changed).map(([name, value]) => [`--${name}`, value]));
  return (
    <>
      <Segments label="پوستهٔ رنگ" choices={themes} value={theme} onChange={setTheme} />
      <div style={{ ...variables, colorScheme: theme }} data-testid="theme-stage">
        <Stage>
          <P.Rail style={{ '--visible': 3 }}>
            {products.map((one) => (
              <li key={one.id}>
                <ProductCard product={one} />
              </li>
            ))}
          </P.Rail>
          <Row wrap gap={3}>
            <Button>افزودن به سبد</Button>
            <Button variant="secondary">مقایسه</Button>
            <Button variant="quiet">دیدن همه</Button>
            <Button variant="danger">لغو سفارش</Button>
            <Button disabled>ناموجود</Button>
          </Row>
          <Card as="div" gap={4}>
            <Heading level={3} size="title">
              خرید قسطی
            </Heading>
            <Text size="small" ink="muted">
              پیش‌پرداخت را برگزینید.
            </Text>
            <Segments
              label="شمار قسط"
              choices={[
                { value: 6, title: '۶ ماه' },
                { value: 12, title: '۱۲ ماه' },
                { value: 24, title: '۲۴ ماه' },
              ]}
              value={months}
              onChange={setMonths}
            />
            <TextField label="نام" defaultValue="لیلا" />
            <Switch label="بیمهٔ بدنه" checked={isOn} onChange={() => setOn(!isOn)} />
            <Row wrap gap={3}>
              <StateBadge tone="success">تحویل شد</StateBadge>
              <StateBadge tone="warning">در انتظار پرداخت</StateBadge>
              <StateBadge tone="danger">لغو شد</StateBadge>
              <StateBadge tone="info">ارسال شد</StateBadge>
            </Row>
            <Note kind="warning">قیمت این کالا تغییر کرده است.</Note>
          </Card>
          <Night wrap gap={4}>
            <b>پیشنهاد امشب</b>
            <span>تا پایان آبان</span>
            <em>۱۲٪ تخفیف</em>
          </Night>
        </Stage>
      </div>
    </>
  );
}
