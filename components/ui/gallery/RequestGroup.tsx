import { Text } from '@/components/ui/layout/Text';
import { ProgressSteps } from '@/components/ui/request/ProgressSteps';
import { Specimen, State } from './Specimen';
import { longPersian } from './samples';

const steps = [
  { title: 'ثبت درخواست', state: 'done', text: '۳ آذر' },
  { title: 'بررسی مدارک', state: 'waiting', text: 'کارت ملی را دوباره بفرستید.' },
  { title: 'اعتبارسنجی', state: 'now', text: longPersian },
  { title: 'تحویل چک', state: 'next', text: 'در شعبهٔ ونک' },
  { title: 'رد درخواست', state: 'bad', text: 'به خواست شما' },
] as const;

/** Specimens of the progress and the documents of a request. */
export const RequestGroup = () => (
  <Specimen of="ProgressSteps">
    {[false, true].map((compact) => (
      <State key={String(compact)} name={compact ? 'compact' : 'every state of a step'}>
        <ProgressSteps steps={steps} keyOf={({ title }) => title} compact={compact}>
          {({ text }, heading) => (
            <div>
              {heading}
              <Text size="small">{text}</Text>
            </div>
          )}
        </ProgressSteps>
      </State>
    ))}
  </Specimen>
);
