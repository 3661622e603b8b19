import { fileSaga } from '@/sagas/file';
import { removeFile, uploadFile } from '@/store/file';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [fileSaga],
  policies: [
    { flow: uploadFile, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: removeFile, unauthorized: 'ignore', failure: 'nobody' },
  ],
};
