import { useState } from 'react';
import { FileText } from '@/components/ui/kit/customerIcons';
import { Segments } from '@/components/ui/kit/Segments';
import type { ApplicantKind, DocumentKind, LoanPlan } from '@/contract/planRequest';
import { applicantTitles } from '@/rules/planRequest/titles';
import { formatToman } from '@/utils/money';
import * as S from './Guide.styles';

function DocumentList({ title, kinds }: { title: string; kinds: readonly DocumentKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {kinds.map(({ code, title: name, hint, required }) => (
          <li key={code}>
            <FileText size={20} />
            <span>
              <b>{name}</b> {!required && <em>اختیاری</em>}
              {hint && <small>{hint}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The documents of a plan for each kind of applicant, and those of the guarantor. */
export function DocumentGuide({ plan }: { plan: LoanPlan }) {
  const [wanted, setWanted] = useState<ApplicantKind | null>(null);
  const kind = plan.applicants.find((one) => one === wanted) ?? plan.applicants[0];
  if (!kind) return null;
  const mine = plan.documents.filter(({ applicants }) => applicants === null || applicants.includes(kind));
  return (
    <S.Documents>
      {plan.applicants.length > 1 && (
        <Segments
          label="شغل شما"
          choices={plan.applicants.map((value) => ({ value, title: applicantTitles[value] }))}
          value={kind}
          onChange={setWanted}
        />
      )}
      <div className="lists" aria-live="polite">
        <DocumentList
          title={`مدارک ${applicantTitles[kind]}`}
          kinds={mine.filter(({ of }) => of === 'applicant')}
        />
        {plan.guarantorAbove !== null && (
          <DocumentList
            title={
              plan.guarantorAbove > 0
                ? `مدارک ضامن، برای وام بیش از ${formatToman(plan.guarantorAbove)}`
                : 'مدارک ضامن'
            }
            kinds={mine.filter(({ of }) => of === 'guarantor')}
          />
        )}
      </div>
      <p>عکس JPG، PNG یا WebP یا پروندهٔ PDF، هر کدام تا ۵ مگابایت. اصل مدارک را روز نوبت همراه بیاورید.</p>
    </S.Documents>
  );
}
