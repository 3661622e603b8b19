import { useEffect, useEffectEvent } from 'react';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { FigureList } from '@/components/desk/kit/FigureList';
import { RowButton } from '@/components/desk/kit/RowButton';
import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { ProgressBar } from '@/components/ui/kit/ProgressBar';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { ImportReport } from '@/contract/desk/catalogueImport';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useWhileVisible } from '@/hooks/useWhileVisible';
import { deskFilesSlice, downloadFile, selectDeskFiles, uploadStopped } from '@/store/deskFiles';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';
import { importStates } from './importStates';

/** Pause (ms) between two reads of an import that has not ended. */
const pauseMs = 2000;

type Props = {
  id: string;
  /** Called when the state of the import has changed, so that the list below shows the same state. */
  onStateChange: () => void;
  onClose: () => void;
};

/** An import: how far it is, what its dry run has found, and the decision of the operator. */
export function ImportProgress({ id, onStateChange, onClose }: Props) {
  const read = useDeskRead('import', { id });
  const { data } = read;
  const isMoving = data !== undefined && ['uploading', 'checking', 'running'].includes(data.state);

  // A read replaces the one before, so that one which takes longer than the pause is waited for.
  useWhileVisible(() => read.loading || read.reload(), isMoving ? pauseMs : null);

  const state = data?.state;
  const announceState = useEffectEvent(onStateChange);
  useEffect(() => {
    if (state !== undefined) announceState();
  }, [state]);

  return (
    <DeskData read={{ ...read, loading: false }} name="گزارش ورود">
      {(report) => <Report report={report} onClose={onClose} />}
    </DeskData>
  );
}

function Report({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const dispatch = useAppDispatch();
  useSlice(deskFilesSlice);
  const { upload } = useAppSelector(selectDeskFiles);
  const starting = useDeskChange('startImport');
  const cancelling = useDeskChange('cancelImport');
  const { id, name, state, lines, lineDone, failure, errors, refused } = report;
  const own = upload?.id === id ? upload : null;
  const isOpen = ['uploading', 'checking', 'checked', 'running'].includes(state);
  const share =
    state === 'uploading' ? (own?.share ?? report.offset / report.size) : lines ? lineDone / lines : null;
  const { title, tone } = importStates[state];

  return (
    <Card gap={4} aria-label={`ورود ${name}`}>
      <Actions>
        <Heading>
          <bdi>{name}</bdi>
        </Heading>
        <StateBadge tone={tone}>{title}</StateBadge>
      </Actions>
      {['uploading', 'checking', 'running'].includes(state) && (
        <Stack gap={2} role="status">
          <ProgressBar aria-label={title} {...(share === null ? {} : { value: share })} max={1} />
          <span>
            {state === 'uploading' && `${formatPercent(Math.floor((share ?? 0) * 100))} فرستاده شد`}
            {state === 'checking' && `${formatNumber(lineDone)} سطر بررسی شد`}
            {state === 'running' && `${formatNumber(lineDone)} از ${formatNumber(lines ?? 0)} سطر انجام شد`}
          </span>
        </Stack>
      )}
      {own?.failure && <ChangeFailure failure={own.failure} />}
      {state === 'uploading' && !own && (
        <Note kind="warning">فرستادن این پرونده ناتمام مانده است. آن را لغو کنید و دوباره بفرستید.</Note>
      )}
      {failure && <Note kind="danger">{failure}</Note>}
      {state === 'checked' && (
        <Text size="small" ink="muted">
          این نتیجهٔ بررسی است و هنوز چیزی تغییر نکرده است. با شروع، همین کارها انجام می‌شود.
        </Text>
      )}
      {lineDone > 0 && (
        <FigureList
          minCell={120}
          tone="sunken"
          figures={[
            ['تنوع جدید', formatNumber(report.created)],
            ['تنوع با تغییر', formatNumber(report.changed)],
            ['بی‌تغییر', formatNumber(report.unchanged)],
            ['ردشده', formatNumber(refused)],
            ['کالای جدید', formatNumber(report.newProducts)],
            ['کالا با تغییر', formatNumber(report.changedProducts)],
          ]}
        />
      )}
      {errors.length > 0 && (
        <>
          <Actions>
            <Heading level={3} size="title">
              سطرهای ردشده
            </Heading>
            <RowButton
              onClick={() =>
                dispatch(
                  downloadFile.request({ file: { kind: 'importErrors', id }, name: 'import-errors.csv' }),
                )
              }
            >
              دریافت همهٔ خطاها
            </RowButton>
          </Actions>
          <DeskTable
            caption="سطرهای ردشده"
            rows={errors}
            keyOf={({ line, field }) => `${line} ${field}`}
            empty=""
            columns={[
              { title: 'سطر', cell: ({ line }) => toPersianDigits(line) },
              { title: 'ستون', cell: ({ field }) => <bdi dir="ltr">{field || '—'}</bdi> },
              { title: 'چرا', wraps: true, cell: ({ message }) => message },
            ]}
          />
        </>
      )}
      <ChangeFailure failure={starting.failure ?? cancelling.failure} />
      <Actions>
        {state === 'checked' && (
          <ChangeButton
            size="bar"
            disabled={starting.saving || report.created + report.changed + report.changedProducts === 0}
            onClick={() => starting.send({ id })}
          >
            شروع ورود
          </ChangeButton>
        )}
        {isOpen && (
          <ChangeButton
            variant="secondary"
            size="bar"
            disabled={cancelling.saving}
            onClick={() => {
              dispatch(uploadStopped());
              cancelling.send({ id });
            }}
          >
            {state === 'running' ? 'توقف ورود' : 'لغو'}
          </ChangeButton>
        )}
        {!isOpen && (
          <Button variant="secondary" size="bar" onClick={onClose}>
            پروندهٔ دیگر
          </Button>
        )}
      </Actions>
    </Card>
  );
}
