import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FilePurpose } from '@/contract/file';
import { largestFile, uploadPart } from '@/contract/limits';
import { readUpload } from '@/services/browser/readUpload';
import { discardFile, fileSlice, pauseUpload, selectUploads, uploadFile } from '@/store/file';
import { toPersianDigits } from '@/utils/digits';
import { useSlice } from './useSlice';
import { useAppDispatch, useAppSelector, useAppStore } from './useStore';

/** A file that the shopper picked. A file that is too large is not sent. */
type Picked = { key: string; name: string; dataUrl: string; isTooLarge: boolean };

const tooLarge = `حجم هر پرونده حداکثر ${toPersianDigits(largestFile / 1024 / 1024)} مگابایت است.`;
/** A data URL has four characters for three bytes. */
const sizeOf = (dataUrl: string) => (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75;

export type PickedFiles = ReturnType<typeof usePickedFiles>;

/**
 * The private files of a form. Each is uploaded as soon as it is picked. When the form closes, files that were not submitted
 * are removed from the server. `store/file` drops the submitted ones, so this hook does not remove them.
 */
export function usePickedFiles(purpose: FilePurpose, most: number) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useSlice(fileSlice);
  const uploads = useAppSelector(selectUploads);
  const [picked, setPicked] = useState<Picked[]>([]);
  const form = useId();
  const pickedSoFar = useRef(0);
  const uploading = picked.flatMap(({ isTooLarge, ...one }) => {
    const idle = { activity: 'sending' as const, uploadId: null, canPause: false };
    if (isTooLarge) return [{ ...one, ...idle, share: 0, id: null, error: tooLarge, canRetry: false }];
    const upload = uploads[one.key];
    if (!upload) return [];
    const { share, file, failure, activity, id: uploadId } = upload;
    const error = failure && (failure.message ?? 'فرستاده نشد. اتصال را بررسی کنید و دوباره بفرستید.');
    // A file that the server has judged stays refused. Other failures pass.
    const canRetry =
      failure !== null && (failure.status < 400 || failure.status >= 500 || failure.status === 429);
    const canPause = !file && !failure && activity !== 'paused' && sizeOf(one.dataUrl) > uploadPart;
    return [{ ...one, share, id: file?.id ?? null, error, canRetry, activity, uploadId, canPause }];
  });
  const files = uploading.map((file) => ({
    ...file,
    isPicture: file.dataUrl.startsWith('data:image/'),
    /** Whether the server refused the content, so that a repetition fails too. Often such a file is no picture, although its name is that of one. */
    isRefused: file.error !== null && !file.canRetry,
  }));

  const discardAll = useEffectEvent(() => {
    // The form may close before it shows that its files belong to something now, so the store is asked.
    const sent = selectUploads(store.getState());
    for (const { key } of files) dispatch(discardFile({ key, purpose, id: sent[key]?.id ?? null }));
  });
  useEffect(() => () => discardAll(), []);

  /** Sends what the server lacks of a file. */
  function goOn(key: string) {
    const file = files.find((one) => one.key === key);
    if (file) dispatch(uploadFile.request({ key, purpose, dataUrl: file.dataUrl }));
  }

  /** Takes a file out of the form that the server has used, so that nothing is left to remove there. */
  function release(key: string) {
    setPicked((before) => before.filter((one) => one.key !== key));
  }

  return {
    files,
    /** How many files the form takes. */
    most,
    isSending: files.some(({ id, error }) => id === null && error === null),
    ids: files.flatMap(({ id }) => (id === null ? [] : [id])),
    async add(list: readonly File[]) {
      for (const file of list.slice(0, most - files.length)) {
        pickedSoFar.current += 1;
        const key = `${form}${pickedSoFar.current}`;
        const dataUrl = await readUpload(file);
        const isTooLarge = sizeOf(dataUrl) > largestFile;
        setPicked((before) => [...before, { key, name: file.name, dataUrl, isTooLarge }]);
        if (!isTooLarge) dispatch(uploadFile.request({ key, purpose, dataUrl }));
      }
    },
    /** Sends a file again after a failure, from where it stopped. */
    retry: goOn,
    /** Stops sending a file until `resume`. What has arrived stays at the server. */
    pause(key: string) {
      dispatch(pauseUpload(key));
    },
    resume: goOn,
    remove(key: string) {
      const file = files.find((one) => one.key === key);
      if (file) dispatch(discardFile({ key, purpose, id: file.uploadId }));
      release(key);
    },
    release,
  };
}
