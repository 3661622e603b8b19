import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { Upload } from '@/components/ui/kit/customerIcons';
import { Note } from '@/components/ui/kit/Note';
import { PlusDetails } from '@/components/ui/kit/PlusDetails';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { columnMeanings } from '@/contract/desk/importColumns';
import { largestImport, longestFileName } from '@/contract/limits';
import { useDeskChange } from '@/hooks/desk';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppStore } from '@/hooks/useStore';
import { holdFile } from '@/services/browser/heldFiles';
import { deskFilesSlice, uploadImport } from '@/store/deskFiles';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import { toTextTable, WrongWorkbook } from '@/utils/spreadsheet';
import { ImportPictures } from './ImportPictures';

/** The field that takes a file, also by dropping it. */
const Drop = styled.label`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-7) var(--space-4);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  text-align: center;
  cursor: pointer;
  &[data-over] {
    border-color: var(--accent-strong);
    background: var(--accent-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
`;

const tooLarge = `حجم پرونده حداکثر ${toPersianDigits(largestImport / 1024 / 1024)} مگابایت است.`;

type Props = {
  /** Called with the id of the import, while its file is sent. */
  onBegun: (id: string) => void;
};

/** Takes a file of products and sends it. */
export function FileDrop({ onBegun }: Props) {
  const dispatch = useAppDispatch();
  const { heldFiles } = useAppStore();
  useSlice(deskFilesSlice);
  const beginning = useDeskChange('beginImport');
  const [isOver, setOver] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const picked = useRef<Blob | null>(null);

  useEffect(() => {
    const file = picked.current;
    if (!beginning.done || !beginning.answer || !file) return;
    picked.current = null;
    const { id } = beginning.answer;
    dispatch(uploadImport.request({ id, key: holdFile(heldFiles, file), size: file.size }));
    onBegun(id);
  }, [beginning.done, beginning.answer, dispatch, heldFiles, onBegun]);

  async function take(file: File | undefined) {
    if (!file || beginning.saving) return;
    const ending = file.name.toLowerCase().split('.').at(-1) ?? '';
    const isJson = ['json', 'ndjson', 'jsonl'].includes(ending);
    if (!isJson && !['csv', 'txt', 'tsv', 'xlsx', 'xls'].includes(ending))
      return setWrong('پروندهٔ اکسل، CSV یا JSON انتخاب کنید.');
    if (file.size === 0) return setWrong('این پرونده خالی است.');
    if (file.size > largestImport) return setWrong(tooLarge);
    setWrong(null);
    try {
      const table = isJson ? file : await toTextTable(file);
      picked.current = table;
      beginning.send({
        name: file.name.slice(-longestFileName),
        format: isJson ? 'ndjson' : 'csv',
        size: table.size,
      });
    } catch (error) {
      setWrong(error instanceof WrongWorkbook ? error.message : messages.tryAgain);
    }
  }

  return (
    <Card gap={4} aria-label="ورود کالا">
      <Heading>ورود کالا</Heading>
      <ImportPictures />
      <Drop
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <Upload size={24} />
        <b>{beginning.saving ? 'در حال آماده‌سازی…' : 'پرونده را این‌جا رها کنید یا انتخاب کنید'}</b>
        <Text as="small" size="small" ink="muted">
          اکسل (برگهٔ نخست)، CSV با کاما، نقطه‌ویرگول یا جدول‌بند، یا JSON با یک شیء در هر سطر
        </Text>
        <input
          className="visually-hidden"
          type="file"
          aria-label="انتخاب پروندهٔ کالاها"
          accept=".xlsx,.xls,.csv,.tsv,.txt,.json,.ndjson,.jsonl"
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = '';
          }}
        />
      </Drop>
      {wrong && <Note kind="danger">{wrong}</Note>}
      <ChangeFailure failure={beginning.failure} />
      <Text size="small" ink="muted">
        نخست پرونده بررسی می‌شود و چیزی تغییر نمی‌کند. گزارش را که دیدید، ورود را شروع می‌کنید. ستونی که در
        پرونده نیست همان‌طور که هست می‌ماند.
      </Text>
      <PlusDetails title="ستون‌های پرونده">
        <dl>
          {columnMeanings.map(({ names, desk }) => (
            <div key={desk}>
              <dt>
                <bdi dir="ltr">{names.join('، ')}</bdi>
              </dt>
              <dd>{desk}</dd>
            </div>
          ))}
        </dl>
      </PlusDetails>
    </Card>
  );
}
