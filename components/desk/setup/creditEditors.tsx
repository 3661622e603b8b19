import { FormChecks } from '@/components/desk/kit/FormChecks';
import { FormLines, FormMoment, FormNumber, FormSelect, FormSwitch } from '@/components/desk/kit/fields';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import type { BusinessKind } from '@/contract/cooperation';
import { setupLengths } from '@/contract/limits';
import { useDeskRead } from '@/hooks/desk';
import { applicantTitles } from '@/rules/planRequest/titles';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { formatMillions, formatNumber } from '@/utils/money';
import type { SetupEditors } from './setupEditor';

const { title: short, text: long } = setupLengths;

const owners = [
  { value: 'applicant', title: 'متقاضی' },
  { value: 'guarantor', title: 'ضامن' },
] as const;
const businessTitles: Readonly<Record<BusinessKind, string>> = { person: 'شخص', company: 'شرکت' };
const choicesOf = <Value extends string>(titles: Readonly<Record<Value, string>>) =>
  keysOf(titles).map((value) => ({ value, title: titles[value] }));
const namesOf = <Value extends string>(values: readonly Value[], titles: Readonly<Record<Value, string>>) =>
  values.map((value) => titles[value]).join('، ') || '—';

/** The fields that every kind of document has. */
function DocumentFields() {
  return (
    <>
      <FormTextField name="title" label="نام مدرک" maxLength={short} hint="مانند «کارت ملی، دو رو»" />
      <FormTextField name="hint" label="راهنما" optional maxLength={long} hint="چه چیزی باید دیده شود" />
      <FormNumber name="mostFiles" label="حداکثر فایل" hint="از ۱ تا ۱۲" />
    </>
  );
}

function ProgrammeFields() {
  const { data } = useDeskRead('plans', {});
  const loans = (data?.plans ?? []).filter(({ loan }) => loan !== null);
  return (
    <>
      <FormTextField name="title" label="نام برنامه" maxLength={short} />
      <FormSelect
        name="planId"
        label="طرح وام"
        choices={[
          { value: null, title: 'هنوز معلوم نیست' },
          ...loans.map(({ id, name }) => ({ value: id, title: name })),
        ]}
      />
      <FormNumber name="places" label="گنجایش (نفر)" />
      <FormNumber name="minimumAmount" label="کمینهٔ وام (تومان)" amount />
      <FormNumber name="ceiling" label="سقف وام (تومان)" amount />
      <FormLines name="months" label="مدت‌ها (ماه)" hint="هر مدت در یک سطر" numbers />
      <FormMoment name="closesAt" label="پایان ثبت‌نام (اختیاری)" optional />
      <FormSwitch name="active" label="ثبت‌نام می‌پذیرد" />
    </>
  );
}

/** The lists that requests for credit and for selling in the shop need. */
export const creditEditors: SetupEditors<'documentKinds' | 'betaProgrammes' | 'merchantDocuments'> = {
  documentKinds: {
    title: 'مدارک وام',
    entry: 'مدرک',
    empty: 'هنوز مدرکی نیست. مدرک‌هایی را بنویسید که طرح‌های وام از متقاضی یا ضامن می‌خواهند.',
    hint: 'هر طرح وام مدرک‌هایش را از این فهرست برمی‌دارد، به ترتیبی که خودش می‌نویسد.',
    nameOf: ({ title }) => title,
    facts: [
      ['از', ({ of }) => owners.find(({ value }) => value === of)?.title],
      ['گروه', ({ applicants }) => (applicants === null ? 'همه' : namesOf(applicants, applicantTitles))],
      ['الزامی', ({ required }) => (required ? 'بله' : '—')],
    ],
    create: () => ({
      title: '',
      hint: null,
      applicants: null,
      of: 'applicant',
      required: true,
      mostFiles: 2,
    }),
    Fields: () => (
      <>
        <DocumentFields />
        <FormSelect name="of" label="مدرک چه کسی" choices={owners} />
        <FormChecks
          name="applicants"
          label="برای چه متقاضیانی"
          all="همهٔ متقاضیان"
          choices={choicesOf(applicantTitles)}
        />
        <FormSwitch name="required" label="بدون این مدرک درخواست فرستاده نمی‌شود" />
      </>
    ),
  },
  betaProgrammes: {
    title: 'برنامه‌های آزمایشی',
    entry: 'برنامه',
    empty: 'هنوز برنامه‌ای نیست. با برنامهٔ آزمایشی، وام جدید را نخست به چند نفر می‌دهید که دعوت می‌کنید.',
    hint: 'جدیدترین برنامهٔ فعال ثبت‌نام می‌پذیرد. طرح وامی که اینجا انتخاب شود فقط برای دعوت‌شدگان است.',
    nameOf: ({ title }) => title,
    facts: [
      ['گنجایش', ({ places }) => formatNumber(places)],
      ['سقف', ({ ceiling }) => formatMillions(ceiling)],
      [
        'وضعیت',
        ({ active }) => (
          <StateBadge tone={active ? 'success' : 'plain'}>{active ? 'فعال' : 'خاموش'}</StateBadge>
        ),
      ],
    ],
    create: () => ({
      title: '',
      planId: null,
      places: 100,
      minimumAmount: 5_000_000,
      ceiling: 40_000_000,
      months: [6, 12],
      closesAt: null,
      active: false,
    }),
    Fields: ProgrammeFields,
  },
  merchantDocuments: {
    title: 'مدارک همکاری',
    entry: 'مدرک',
    empty: 'هنوز مدرکی نیست. مدرک‌هایی را بنویسید که از فروشنده‌ها می‌خواهید.',
    hint: 'فروشنده‌ها مدرک‌ها را به ترتیب شماره می‌بینند. مدرکی که برای کسی نباشد، خواسته نمی‌شود.',
    nameOf: ({ title }) => title,
    facts: [
      ['شماره', ({ number }) => toPersianDigits(number)],
      ['برای', ({ kinds }) => namesOf(kinds, businessTitles)],
      ['الزامی برای', ({ required }) => namesOf(required, businessTitles)],
    ],
    create: ({ merchantDocuments }) => ({
      number: Math.max(0, ...merchantDocuments.map(({ number }) => number)) + 1,
      title: '',
      hint: null,
      kinds: ['person', 'company'],
      required: [],
      mostFiles: 1,
    }),
    Fields: () => (
      <>
        <DocumentFields />
        <FormNumber name="number" label="شماره در فهرست" />
        <FormChecks name="kinds" label="چه کسانی می‌دهند" choices={choicesOf(businessTitles)} />
        <FormChecks name="required" label="برای چه کسانی الزامی است" choices={choicesOf(businessTitles)} />
      </>
    ),
  },
};
