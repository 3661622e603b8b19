import { normalizedForm, openDocuments, wrongFields } from '@/rules/cooperation/check';
import { aCompanyForm, aCooperationForm, aMerchantDocument } from '@/tests/support/factories/cooperation';

test('a filled-in form of a person and of a company has nothing wrong', () => {
  expect(wrongFields(aCooperationForm())).toEqual({});
  expect(wrongFields(aCompanyForm())).toEqual({});
});

test.each([
  [{ businessName: ' ' }, 'businessName'],
  [{ contactName: 'Sara' }, 'contactName'],
  [{ nationalId: '0499370898' }, 'nationalId'],
  [{ economicCode: '12' }, 'economicCode'],
  [{ sheba: 'IR820540102680020817909003' }, 'sheba'],
  [{ mobile: '0912' }, 'mobile'],
  [{ provinceId: null }, 'provinceId'],
  [{ cityId: null }, 'cityId'],
  [{ address: 'تهران' }, 'address'],
  [{ categories: [] }, 'categories'],
])('%j is wrong in %s, in Persian', (changes, field) => {
  expect(wrongFields(aCooperationForm(changes))).toEqual({
    [field]: expect.stringMatching(/[\u0600-\u06FF]/),
  });
});

test('a company needs its own national id and an economic code', () => {
  const wrong = wrongFields(aCompanyForm({ nationalId: '0499370899', economicCode: '' }));
  expect(Object.keys(wrong)).toEqual(['nationalId', 'economicCode']);
});

test('numbers are stored in one spelling', () => {
  const typed = aCooperationForm({
    nationalId: '۰۴۹۹۳۷۰۸۹۹',
    sheba: '۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲',
    mobile: '+98 912 345 6789',
    contactName: ' سارا  محمدي ',
  });
  expect(normalizedForm(typed)).toEqual(aCooperationForm());
});

test('required documents without a file and rejected documents keep a request open', () => {
  const documents = [
    aMerchantDocument({ code: 'missing' }),
    aMerchantDocument({ code: 'optional', required: ['company'] }),
    aMerchantDocument({ code: 'given', state: 'given' }),
    aMerchantDocument({ code: 'rejected', required: [], state: 'rejected', reason: 'ناخواناست' }),
  ];
  const open = openDocuments({ documents, form: aCooperationForm() });
  expect(open.map(({ code }) => code)).toEqual(['missing', 'rejected']);
});
