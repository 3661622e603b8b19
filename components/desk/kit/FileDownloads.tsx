import { Button } from '@/components/ui/kit/Button';
import { Actions } from '@/components/ui/layout/Actions';
import type { DeskFile } from '@/contract/desk/catalogueImport';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { deskFilesSlice, downloadFile, selectDeskFiles } from '@/store/deskFiles';
import { ChangeFailure } from './ChangeFailure';

/** Buttons that save files of the desk, each with its title and the name of the file. One is prepared at a time. */
export function FileDownloads({
  files,
}: {
  files: readonly { title: string; file: DeskFile; name: string }[];
}) {
  const dispatch = useAppDispatch();
  useSlice(deskFilesSlice);
  const { isDownloading, downloadFailure } = useAppSelector(selectDeskFiles);
  return (
    <>
      <Actions>
        {files.map(({ title, file, name }) => (
          <Button
            key={name}
            variant="secondary"
            size="bar"
            disabled={isDownloading}
            onClick={() => dispatch(downloadFile.request({ file, name }))}
          >
            {title}
          </Button>
        ))}
        <span role="status">{isDownloading ? 'در حال آماده‌سازی پرونده…' : ''}</span>
      </Actions>
      <ChangeFailure failure={downloadFailure} />
    </>
  );
}
