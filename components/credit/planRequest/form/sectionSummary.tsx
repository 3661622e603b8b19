import type { ReactNode } from 'react';
import { applicantTitles, maskedCode } from '@/rules/planRequest/titles';
import { formatMillions, formatNumber } from '@/utils/money';
import type { RequestForm, SectionIndex } from './useRequestForm';

/** Sentence about an open section: its questions. */
const invitations = [
  'طرح، مبلغ و تعداد قسط را برگزینید',
  'همان‌گونه که در شناسنامه و کارت ملی است',
  'شغل و درآمد شما، و ضامن اگر طرح بخواهد',
  'مدارک را یکی‌یکی بفرستید',
  'روزی را برای بررسی مدارک برگزینید',
] as const;

function documentsSummary({ documents, read }: RequestForm): string {
  const kind = read.applicantKind;
  const rejected = documents.filter(({ state }) => state === 'rejected').length;
  const whose = kind ? ` برای ${applicantTitles[kind]}` : '';
  const wrong = rejected > 0 ? `، ${formatNumber(rejected)} مدرک باید اصلاح شود` : '';
  return `${formatNumber(documents.length)} مدرک${whose}${wrong}`;
}

/** Line about a section: its content when it is done, its questions otherwise. */
export function sectionSummary(form: RequestForm, step: SectionIndex, isFolded: boolean): ReactNode {
  const { plan, read, documents } = form;
  if (step === 3 && documents.length > 0) return documentsSummary(form);
  if (!isFolded || step > 2) return invitations[step];
  if (step === 0) return plan && read.amount !== null && `${plan.name}، ${formatMillions(read.amount)} تومان`;
  if (step === 1) {
    return (
      <>
        {read.fName} {read.lName}، کد ملی <bdi dir="ltr">{maskedCode(read.nationalCode ?? '')}</bdi>
      </>
    );
  }
  const work = read.applicantKind ? applicantTitles[read.applicantKind] : '';
  const job = read.jobTitle ? `، ${read.jobTitle}` : '';
  const guarantor = read.guarantorName ? `، ضامن: ${read.guarantorName}` : '';
  return `${work}${job}${guarantor}`;
}
