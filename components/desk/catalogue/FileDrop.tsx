import { useEffect, useRef, useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import * as S from '@/components/desk/kit/DeskForm.styles';
import { Upload } from '@/components/ui/kit/customerIcons';
import { Note } from '@/components/ui/kit/Note';
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
    <S.Section as="section" aria-label="ورود کالا">
      <h2>ورود کالا</h2>
      <S.Drop
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
        <small>اکسل (برگهٔ نخست)، CSV با کاما، نقطه‌ویرگول یا جدول‌بند، یا JSON با یک شیء در هر سطر</small>
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
      </S.Drop>
      {wrong && <Note kind="danger">{wrong}</Note>}
      <ChangeFailure failure={beginning.failure} />
      <p className="hint">
        نخست پرونده بررسی می‌شود و چیزی تغییر نمی‌کند. گزارش را که دیدید، ورود را شروع می‌کنید. ستونی که در
        پرونده نیست همان‌طور که هست می‌ماند.
      </p>
      <details>
        <summary>ستون‌های پرونده</summary>
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
      </details>
    </S.Section>
  );
}
