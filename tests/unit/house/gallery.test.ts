import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readDescriptions } from '@/components/ui/gallery/readDescriptions';
import config from '@/next.config';

/** Components that the gallery does not show, each with the reason. */
const notShown: Readonly<Record<string, string>> = {
  AddressForm: 'AddressSheet shows it.',
  AsideColumns: 'It only sets the widths of a page and its aside.',
  CardChoices: 'Tiles shows it.',
  Container: 'It only limits a width; the gallery itself stands in one.',
  DangerIcon: 'ConfirmDialog shows it.',
  DashboardLayout: 'It is the frame of a page of a customer.',
  DashboardMenu: 'Its entries come from a call.',
  DescriptionRow: 'Sums and DescriptionList show it.',
  DocumentDialog: 'DocumentCard opens it.',
  IconRowSkeletons: 'IconSheet shows them.',
  ErrorCode: 'It is a line of small text below a failure.',
  FootBar: 'It stands at the foot of a phone.',
  Image: 'Picture shows it.',
  LoadFailed: 'LoadFailure shows it.',
  MenuColumns: 'It only sets the widths of a page and its menu.',
  NoIndexHead: 'It writes into the head of the document.',
  NumberedIntro: 'It opens a page, which has one heading of this size.',
  Paper: 'It is a page in print.',
  PageColumn: 'It only limits a width.',
  PageHead: 'It writes into the head of the document.',
  PickButton: 'FilePicker shows it.',
  PinFields: 'AddressSheet shows it.',
  PrintPage: 'It only centres Paper.',
  PlaceFields: 'PlaceSelects shows it.',
  ReloadMessage: 'Message shows it.',
  SendingFile: 'DocumentCard shows it while a file is on its way.',
  Scrim: 'It dims the page behind a panel of the header.',
  ShopLogo: 'CompanyLogo shows it.',
  SheetDialog: 'FullSheet shows it.',
  SignInFirst: 'It opens the login of the shop.',
  SignInGate: 'It opens the login of the shop.',
  TextLink: 'TextButton shows it.',
  SlimHeader: 'It stands below Message, because a page has one heading of the first level.',
  ToastOutlet: 'Toasts shows it.',
};

const folder = 'components/ui/gallery';
const shown = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/<Specimen\s+of="(\w+)"/g)].map(
    ([, name = '']) => name,
  ),
);
const descriptions = readDescriptions();
const readsGallery = (path: string) => statSync(path).isFile() && readFileSync(path, 'utf8').includes(folder);

test('the gallery shows every component of the kit, except for reasons that are listed', () => {
  const missing = Object.keys(descriptions).filter((name) => !shown.includes(name));
  expect(missing.sort()).toEqual(Object.keys(notShown).sort());
});

test('the gallery shows only components that exist, each once', () => {
  expect(shown.filter((name) => !(name in descriptions))).toEqual([]);
  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});

test('every component of the kit says in a comment what it is for', () => {
  const silent = Object.entries(descriptions).filter(([, { text }]) => !/^[A-Z«].+[.:»]/.test(text));
  expect(silent).toEqual([]);
});

test('no page of the gallery is a page of the shop', () => {
  const endings = config.pageExtensions ?? [];
  const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' });
  const ofGallery = pages.filter((path) => readsGallery(join('pages', path)));
  expect(ofGallery.sort()).toEqual(['_app.kit.jsx', '_document.kit.jsx', 'index.kit.jsx']);
  expect(ofGallery.filter((path) => endings.some((ending) => path.endsWith(`.${ending}`)))).toEqual([]);
});
