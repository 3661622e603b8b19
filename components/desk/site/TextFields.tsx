import { FormTextArea, FormTextField } from '@/components/ui/form/FormTextField';
import { Grid } from '@/components/ui/layout/Grid';
import { longestSlug, siteLengths } from '@/contract/limits';

/** The hint of a field with the last part of an address. */
export const slugHint = 'حرف کوچک لاتین، رقم و خط تیره';

/** Fields that posts and pages share. @param prefix the path of the address before the slug */
export function TextFields({ path, prefix }: { path: string; prefix: string }) {
  return (
    <>
      <Grid minCell={260} gap={3}>
        <FormTextField name={`${path}.title`} label="عنوان" maxLength={siteLengths.title} />
        <FormTextField
          name={`${path}.slug`}
          label={`نشانی صفحه پس از ${prefix}`}
          dir="ltr"
          hint={slugHint}
          maxLength={longestSlug}
        />
      </Grid>
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
