import { DocumentField } from '@/components/form/DocumentField';
import { Panel } from '@/components/layout/personal/Panel.styles';
import type { Cooperation } from '@/contract/cooperation';
import { useAppSelector } from '@/hooks/useStore';
import { selectProvinces } from '@/store/place';
import { isRequired } from '@/utils/cooperation/check';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Cooperation.styles';

const ignore = () => undefined;

/** A request that an operator has, as it was handed in. */
export function CooperationSummary({ request }: { request: Cooperation }) {
  const { form, documents, categoryOptions } = request;
  const provinces = useAppSelector(selectProvinces);
  const province = provinces.find(({ id }) => id === form.provinceId);
  const city = province?.cities.find(({ id }) => id === form.cityId);
  const isCompany = form.kind === 'company';
  const chosen = categoryOptions.filter(({ id }) => form.categories.includes(id)).map(({ title }) => title);
  const facts: [name: string, value: string, isNumber?: true][] = [
    [isCompany ? 'نام ثبتی شرکت' : 'نام فروشگاه', form.businessName],
    [isCompany ? 'مدیرعامل یا نماینده' : 'مالک', form.contactName],
    [isCompany ? 'شناسهٔ ملی' : 'کد ملی', form.nationalId, true],
    ['کد اقتصادی', form.economicCode, true],
    ['شبا', form.sheba, true],
    ['موبایل', form.mobile, true],
    ['نشانی', [province?.title, city?.title, form.address].filter(Boolean).join('، ')],
    ['گروه کالاها', chosen.join('، ')],
    ['توضیح', form.description],
  ];
  return (
    <>
      <Panel aria-labelledby="cooperation-facts">
        <h2 id="cooperation-facts">مشخصات کسب‌وکار</h2>
        <S.Facts>
          {facts
            .filter(([, value]) => value !== '')
            .map(([name, value, isNumber]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{isNumber ? <bdi dir="ltr">{toPersianDigits(value)}</bdi> : value}</dd>
              </div>
            ))}
        </S.Facts>
      </Panel>
      <Panel aria-labelledby="cooperation-given">
        <h2 id="cooperation-given">مدارک</h2>
        <S.Documents>
          {documents
            .filter(({ files }) => files.length > 0)
            .map((document) => (
              <DocumentField
                key={document.code}
                document={document}
                purpose="cooperation"
                required={isRequired(document, form)}
                open={false}
                onGive={ignore}
              />
            ))}
        </S.Documents>
      </Panel>
    </>
  );
}
