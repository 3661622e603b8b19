import { FilePicker } from '@/components/ui/form/FilePicker';
import { DocumentCard } from '@/components/ui/request/DocumentCard';
import { DocumentPrivacy } from '@/components/ui/request/DocumentPrivacy';
import { Documents } from '@/components/ui/request/Documents.styles';
import type { ExaminedDocument } from '@/contract/document';
import type { PickedFiles } from '@/hooks/usePickedFiles';
import { busyForm, type FormState, failedForm } from '@/store/formState';
import { Specimen, State } from './Specimen';
import { ignorePress, longPersian } from './samples';

type PickedFile = PickedFiles['files'][number];

const sent: PickedFile = {
  key: 'sent',
  name: 'چک صیادی.pdf',
  dataUrl: 'data:application/pdf;base64,',
  isPicture: false,
  isRefused: false,
  share: 1,
  id: 'b5f0a6f2-0000-4000-8000-000000000001',
  error: null,
  canRetry: false,
  canPause: false,
  activity: 'sending',
  uploadId: null,
};
const files: PickedFile[] = [
  sent,
  { ...sent, key: 'half', name: 'statement-2026-11.pdf', share: 0.66, id: null, canPause: true },
  { ...sent, key: 'paused', name: 'فیش حقوقی.pdf', share: 0.2, id: null, activity: 'paused' },
  { ...sent, key: 'bad', id: null, share: 0, error: 'این پرونده PDF نیست.', isRefused: true },
];

/** Files as `usePickedFiles` gives them; nothing is sent. */
const pickedOf = (list: PickedFile[]): PickedFiles => ({
  files: list,
  most: 5,
  isSending: false,
  ids: [],
  add: async () => {},
  retry: ignorePress,
  pause: ignorePress,
  resume: ignorePress,
  remove: ignorePress,
  release: ignorePress,
});

const pdf = {
  id: 'b5f0a6f2-0000-4000-8000-000000000002',
  contentType: 'application/pdf',
  size: 420_000,
  link: '/user/files/1',
} as const;
const identity: ExaminedDocument = {
  code: 'identity',
  title: 'کارت ملی',
  hint: 'پشت و روی کارت',
  required: true,
  mostFiles: 2,
  state: 'missing',
  reason: null,
  files: [],
};
const documents: readonly (readonly [string, ExaminedDocument, FormState?])[] = [
  ['missing', identity],
  ['given', { ...identity, state: 'given', files: [pdf] }],
  ['accepted', { ...identity, state: 'accepted', files: [pdf] }],
  ['rejected', { ...identity, state: 'rejected', files: [pdf], reason: 'تصویر خوانا نیست.' }],
  ['busy', { ...identity, state: 'given', files: [pdf] }, busyForm],
  ['failed', identity, failedForm({ status: 0, code: 'network', message: null })],
  ['long texts', { ...identity, title: longPersian, hint: longPersian }],
];

/** Files and documents of customers. */
export const FileGroup = () => (
  <>
    <Specimen of="FilePicker">
      <State name="empty">
        <FilePicker label="عکس کالا" hint="تا ۵ عکس، هر یک حداکثر ۵ مگابایت." picked={pickedOf([])} />
      </State>
      <State name="with an error">
        <FilePicker
          label="عکس کالا"
          hint="تا ۵ عکس، هر یک حداکثر ۵ مگابایت."
          picked={pickedOf([])}
          error="دست‌کم یک عکس بفرستید."
        />
      </State>
      <State name="sent, on its way, paused, refused" wide>
        <FilePicker label="مدارک" hint="PDF یا عکس" accept="application/pdf" picked={pickedOf(files)} />
      </State>
    </Specimen>
    <Specimen of="DocumentCard">
      {documents.map(([name, document, giving]) => (
        <State key={name} name={name} wide>
          <Documents data-single="">
            <DocumentCard document={document} giving={giving} onGive={ignorePress} />
          </Documents>
        </State>
      ))}
    </Specimen>
    <Specimen of="DocumentPrivacy" state="default">
      <DocumentPrivacy />
    </Specimen>
  </>
);
