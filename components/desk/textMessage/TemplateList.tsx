import { type FormEvent, useState } from 'react';
import { ChangePart } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { Button } from '@/components/ui/kit/Button';
import { TextAreaField } from '@/components/ui/kit/Field';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { DeskTemplate } from '@/contract/desk/textMessage';
import { longestTextMessage } from '@/contract/limits';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { countTextParts, fillText, findTemplateError, textTemplates } from '@/rules/textTemplates';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';

function TemplateForm({ template: { kind, own } }: { template: DeskTemplate }) {
  const { title, text: usual, samples, needed } = textTemplates[kind];
  const [text, setText] = useState(own ?? usual);
  const { send, saving, failure } = useDeskChange('writeTemplate');
  const preview = fillText(text, samples);
  const error = findTemplateError(kind, text);
  const add = (name: string) => setText(`${text}{${name}}`);
  const headingId = `text-${kind}`;
  return (
    <Card
      as="form"
      gap={4}
      aria-labelledby={headingId}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!error) send({ kind, before: own, text: text === usual ? null : text });
      }}
    >
      <Heading id={headingId}>{title}</Heading>
      <ChangeFailure failure={failure} />
      <TextAreaField
        label={`متن پیامک «${title}»`}
        error={error ?? failure?.fields?.text ?? null}
        rows={3}
        maxLength={longestTextMessage}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Actions>
        {keysOf(samples).map((name) => (
          <Button key={name} variant="quiet" size="small" onClick={() => add(name)}>
            {`{${name}}`}: {samples[name]}
            {needed.includes(name) && ' (لازم)'}
          </Button>
        ))}
      </Actions>
      <Stack gap={1}>
        {preview.split('\n').map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text size="small" ink="muted">
          {toPersianDigits(preview.length)} حرف، {toPersianDigits(countTextParts(preview))} پیامک
        </Text>
      </Stack>
      <ChangePart area="setup">
        <Actions>
          <Button type="submit" size="bar" disabled={saving || text === (own ?? usual)}>
            ثبت متن
          </Button>
          {own !== null && (
            <Button
              variant="secondary"
              size="bar"
              disabled={saving}
              onClick={() => {
                setText(usual);
                send({ kind, before: own, text: null });
              }}
            >
              بازگشت به متن پیش‌فرض
            </Button>
          )}
        </Actions>
      </ChangePart>
    </Card>
  );
}

/** The texts of the messages, each with a preview and its length. */
export function TemplateList() {
  const read = useDeskRead('textTemplates', {});
  return (
    <DeskData read={read} name="متن‌ها">
      {(templates) => (
        <>
          <Text size="small" ink="muted">
            پیامکی که در سرویس پیامک قالب دارد با متن همان قالب فرستاده می‌شود. بقیه با متن این صفحه و از خط
            فروشگاه می‌روند.
          </Text>
          {templates.map((template) => (
            <TemplateForm key={template.kind} template={template} />
          ))}
        </>
      )}
    </DeskData>
  );
}
