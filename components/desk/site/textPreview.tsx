import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Prose } from '@/components/browse/content/Prose.styles';
import { DeskData } from '@/components/desk/kit/DeskData';
import { SelectField } from '@/components/ui/kit/SelectField';
import { useDeskRead } from '@/hooks/desk';
import { toPersianDigits } from '@/utils/digits';

/** The HTML that the shop makes of a text; it is asked for again when the text changes. */
export function Markdown({ text }: { text: string }) {
  const read = useDeskRead('siteMarkdown', { text });
  return (
    <DeskData read={read} name="پیش‌نمایش">
      {({ html }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend makes it from Markdown and lets no raw HTML through.
        <Prose dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </DeskData>
  );
}

/** An entry of a list of the form, and the select that chooses it. @param label the name of one entry: «نوشته» */
export function usePicked<Entry extends { title: string }>(name: string, label: string) {
  const entries: Entry[] = useWatch({ name }) ?? [];
  const [index, setIndex] = useState(0);
  const picker = (
    <SelectField
      label={label}
      placeholder="انتخاب کنید"
      options={entries.map(({ title }, value) => ({
        value,
        title: title || `${label} ${toPersianDigits(value + 1)}`,
      }))}
      value={index}
      onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
    />
  );
  return [entries[index], picker] as const;
}
