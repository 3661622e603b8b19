import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Mark } from '@/components/ui/kit/Mark';
import { ModelName } from '@/components/ui/kit/ModelName';
import { NamedIcon } from '@/components/ui/kit/NamedIcon';
import { CompanyLogo } from '@/components/ui/kit/ShopLogo';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { Specimen, State } from './Specimen';
import { longLatin, longPersian, unbrokenLatin } from './samples';

/** Texts, names and marks. */
export const TextGroup = () => (
  <>
    <Specimen of="Text">
      <State name="body, the default">
        <Text>چک ضمانت را پیش از تحویل کالا ثبت کنید.</Text>
      </State>
      <State name="small, muted">
        <Text size="small" ink="muted">
          تا پایان روز کاری بررسی می‌شود.
        </Text>
      </State>
      <State name="display, black">
        <Text size="display" weight="black">
          ۴٬۱۵۰٬۰۰۰
        </Text>
      </State>
      <State name="as a span, danger">
        مهلت پرداخت{' '}
        <Text as="span" ink="danger" weight="bold">
          امروز
        </Text>{' '}
        است.
      </State>
      <State name="a long Persian text">
        <Text>{longPersian}</Text>
      </State>
      <State name="a long Latin word">
        <Text>{unbrokenLatin}</Text>
      </State>
    </Specimen>
    <Specimen of="Heading">
      <State name="levels 3 and 4">
        <Stack>
          <Heading level={3} size="title">
            سفارش‌های من
          </Heading>
          <Heading level={4}>سفارش ۱۲۸۴۰</Heading>
        </Stack>
      </State>
      <State name="level 4 with the size of a heading">
        <Heading level={4} size="heading">
          خرید قسطی بدون ضامن
        </Heading>
      </State>
      <State name="a long text">
        <Heading level={4} size="heading">
          {longPersian}
        </Heading>
      </State>
    </Specimen>
    <Specimen of="ModelName">
      <State name="a Latin name in a Persian title">
        <Text>
          <ModelName>گوشی سامسونگ Galaxy S25 Ultra دو سیم‌کارت</ModelName>
        </Text>
      </State>
      <State name="a long Latin name">
        <Text>
          <ModelName>{`گوشی ${longLatin}`}</ModelName>
        </Text>
      </State>
    </Specimen>
    <Specimen of="Link" state="in a sentence">
      <Text>
        <Link href="#text">قوانین خرید قسطی</Link> را بخوانید.
      </Text>
    </Specimen>
    <Specimen of="Mark" state="16, 24 and 40 px">
      <Row gap={4}>
        <Mark />
        <Mark size={24} />
        <Mark size={40} />
      </Row>
    </Specimen>
    <Specimen of="CompanyLogo" state="without a logo">
      <Row>
        <CompanyLogo companyLogoUrl={null} companyName="دکان نگار" size={24} />
      </Row>
    </Specimen>
    <Specimen of="NamedIcon" state="known, and unknown with a fallback">
      <Row gap={4}>
        <NamedIcon name="truck" fallback="package" />
        <NamedIcon name="no-such-icon" fallback="package" />
      </Row>
    </Specimen>
  </>
);
