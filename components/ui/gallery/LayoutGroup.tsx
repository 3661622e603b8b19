import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Divider } from '@/components/ui/layout/Divider';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { Specimen, State } from './Specimen';
import { longPersian } from './samples';

const Cell = ({ children }: { children: string }) => (
  <Card tone="outlined" dense as="div">
    <Text size="small">{children}</Text>
  </Card>
);

const cells = ['سفارش ۱۲۸۴۰', 'کیف پول', 'نشانی‌ها', 'علاقه‌مندی‌ها'].map((title) => (
  <Cell key={title}>{title}</Cell>
));

/** Specimens of the layout kit. */
export const LayoutGroup = () => (
  <>
    <Specimen of="Stack">
      <State name="gap 3, the default">
        <Stack>{cells}</Stack>
      </State>
      <State name="gap 1">
        <Stack gap={1}>{cells}</Stack>
      </State>
      <State name="align start: as wide as needed">
        <Stack align="start">{cells}</Stack>
      </State>
      <State name="align center">
        <Stack align="center">{cells}</Stack>
      </State>
      <State name="divided, as a list">
        <Stack as="ul" divided>
          <Text as="li">سفارش ۱۲۸۴۰</Text>
          <Text as="li">سفارش ۱۲۸۱۷</Text>
        </Stack>
      </State>
    </Specimen>
    <Specimen of="Row">
      <State name="default">
        <Row>
          <Text weight="bold">مبلغ هر قسط</Text>
          <Text ink="muted">۴٬۱۵۰٬۰۰۰ تومان</Text>
        </Row>
      </State>
      <State name="justify between, align baseline">
        <Row justify="between" align="baseline">
          <Text>جمع سبد</Text>
          <Text size="heading" weight="black">
            ۵۹٬۵۰۰٬۰۰۰
          </Text>
        </Row>
      </State>
      <State name="wrap">
        <Row wrap>{cells}</Row>
      </State>
      <State name="align start, a long text">
        <Row align="start" gap={4}>
          <Text weight="bold">شرایط</Text>
          <Text size="small">{longPersian}</Text>
        </Row>
      </State>
    </Specimen>
    <Specimen of="Grid">
      <State name="columns 2, columnsMd 4" wide>
        <Grid columns={2} columnsMd={4}>
          {cells}
        </Grid>
      </State>
      <State name="one column, gap 2">
        <Grid gap={2}>{cells}</Grid>
      </State>
    </Specimen>
    <Specimen of="Columns" state="a wide column and one of 340 px" wide>
      <Columns widths="minmax(0, 1fr) 340px">
        <div>{cells}</div>
        <div>{cells.slice(2)}</div>
      </Columns>
    </Specimen>
    <Specimen of="Card">
      {(['raised', 'sunken', 'outlined', 'quiet', 'plain'] as const).map((tone) => (
        <State key={tone} name={`tone ${tone}`}>
          <Card tone={tone}>
            <Text weight="bold">کیف پول</Text>
            <Text ink="muted">۱٬۲۵۰٬۰۰۰ تومان موجودی</Text>
          </Card>
        </State>
      ))}
      <State name="dense">
        <Card dense>
          <Text weight="bold">پیک فروشگاه</Text>
          <Text ink="muted">فردا، ۹ تا ۱۲</Text>
        </Card>
      </State>
      <State name="sunken and outlined inside raised" wide>
        <Card>
          <Text weight="bold">چک ضمانت</Text>
          <Card as="div" tone="sunken">
            <Text>{longPersian}</Text>
          </Card>
          <Card as="div" tone="outlined">
            <Text>ثبت چک در سامانهٔ صیاد</Text>
          </Card>
        </Card>
      </State>
    </Specimen>
    <Specimen of="Divider" state="between two parts of a card">
      <Card>
        <Text>کالاها: ۲ قلم</Text>
        <Divider />
        <Text>هزینهٔ ارسال: رایگان</Text>
      </Card>
    </Specimen>
    <Specimen of="Actions">
      <State name="default">
        <Actions>
          <Button>ثبت سفارش</Button>
          <Button variant="secondary">بازگشت</Button>
        </Actions>
      </State>
      <State name="justify end">
        <Actions justify="end">
          <Button size="small">ذخیره</Button>
          <Button size="small" variant="quiet">
            انصراف
          </Button>
        </Actions>
      </State>
    </Specimen>
    <Specimen of="FormGrid" state="columns 2 on phones, and a field with data-cell whole" wide>
      <FormGrid columns={2}>
        <TextField label="نام" defaultValue="نگار" />
        <TextField label="نام خانوادگی" defaultValue="رضایی" />
        <div data-cell="whole">
          <TextField label="نشانی کامل" placeholder="خیابان، کوچه، پلاک" />
        </div>
      </FormGrid>
    </Specimen>
  </>
);
