import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { longestSlug, siteLengths } from '@/contract/limits';
import * as S from './siteEditor.styles';

/** The hint of a field with the last part of an address. */
export const slugHint = 'حرف کوچک لاتین، رقم و خط تیره';

/** Fields that posts and pages share. @param prefix the path of the address before the slug */
export function TextFields({ path, prefix }: { path: string; prefix: string }) {
  return (
    <>
      <S.Fields>
        <FormTextField name={`${path}.title`} label="عنوان" maxLength={siteLengths.title} />
        <FormTextField
          name={`${path}.slug`}
          label={`نشانی صفحه پس از ${prefix}`}
          dir="ltr"
          hint={slugHint}
          maxLength={longestSlug}
        />
      </S.Fields>
      <FormTextArea
        name={`${path}.summary`}
        label="خلاصه، برای موتورهای جست‌وجو و فهرست‌ها"
        rows={2}
        maxLength={siteLengths.text}
      />
      <FormTextArea
        name={`${path}.body`}
        label="متن به زبان Markdown"
        hint="## عنوان، **پررنگ**، - فهرست، [پیوند](/faq). HTML خام نشان داده نمی‌شود."
        rows={16}
        maxLength={siteLengths.markdown}
      />
    </>
  );
}
