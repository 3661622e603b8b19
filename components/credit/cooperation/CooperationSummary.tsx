import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Grid } from '@/components/ui/layout/Grid';
import { Panel } from '@/components/ui/panel/Panel.styles';
import { DocumentCard } from '@/components/ui/request/DocumentCard';
import { Documents } from '@/components/ui/request/Documents.styles';
import type { Cooperation } from '@/contract/cooperation';
import { isRequired } from '@/rules/cooperation/check';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Cooperation.styles';
import { useCooperationFacts } from './cooperationFacts';

const ignore = () => undefined;

/** A request that an operator has, as it was handed in. */
export function CooperationSummary({ request }: { request: Cooperation }) {
  const { form, documents } = request;
  const facts = useCooperationFacts(request);
  return (
    <>
      <Panel aria-labelledby="cooperation-facts">
        <h2 id="cooperation-facts">مشخصات کسب‌وکار</h2>
        <Grid as={S.Facts} columnsTablet={2} gap={3}>
          {facts.map(([name, value, isNumber]) => (
            <DescriptionRow key={name} name={name}>
              {isNumber ? <bdi dir="ltr">{toPersianDigits(value)}</bdi> : value}
            </DescriptionRow>
          ))}
        </Grid>
      </Panel>
      <Panel aria-labelledby="cooperation-given">
        <h2 id="cooperation-given">مدارک</h2>
        <Documents>
          {documents
            .filter(({ files }) => files.length > 0)
            .map((document) => (
              <DocumentCard
                key={document.code}
                document={{ ...document, required: isRequired(document, form) }}
                giving={undefined}
                onGive={ignore}
                readOnly
              />
            ))}
        </Documents>
      </Panel>
    </>
  );
}
