import { TextField } from '@/components/ui/Field';
import { longestName, planRequestLengths } from '@/contract/limits';
import { useAppSelector } from '@/hooks/useStore';
import { selectProvinces } from '@/store/place';
import { selectProfile } from '@/store/profile';
import { maritalTitles, maskedCode, residenceTitles } from '@/utils/planRequest/words';
import { BirthDate } from './BirthDate';
import { optionsOf, RequestSelect, RequestText, RequestTextArea } from './fields';
import { useSectionForm } from './useRequestForm';

const placesOf = (places: readonly { id: number; title: string }[]) =>
  places.map(({ id, title }) => ({ value: id, title }));

/** Section 02: the applicant. */
export function PersonSection() {
  const provinces = useAppSelector(selectProvinces);
  const profile = useAppSelector(selectProfile);
  const { fields, type } = useSectionForm();
  const { provinceId } = fields;
  const cities = provinces.find(({ id }) => id === provinceId)?.cities ?? [];
  return (
    <div className="fields">
      <RequestText name="fName" label="نام" maxLength={longestName} autoComplete="given-name" />
      <RequestText name="lName" label="نام خانوادگی" maxLength={longestName} autoComplete="family-name" />
      <RequestText name="fatherName" label="نام پدر" maxLength={longestName} />
      {profile?.nationalCode ? (
        <TextField
          label="کد ملی"
          digits
          locked
          value={maskedCode(profile.nationalCode)}
          hint="از مشخصات شما؛ تغییر نمی‌کند."
        />
      ) : (
        <RequestText name="nationalCode" label="کد ملی" digits maxLength={40} hint="۱۰ رقم" />
      )}
      <BirthDate />
      <RequestSelect
        name="maritalStatus"
        label="وضعیت تأهل"
        placeholder="انتخاب کنید"
        options={optionsOf(['single', 'married'], maritalTitles)}
        onChoose={(maritalStatus) => type({ maritalStatus })}
      />
      <RequestSelect
        name="provinceId"
        label="استان"
        placeholder="انتخاب استان"
        options={placesOf(provinces)}
        onChoose={(value) => type({ provinceId: value, cityId: null })}
      />
      <RequestSelect
        name="cityId"
        label="شهر"
        placeholder={provinceId ? 'انتخاب شهر' : 'ابتدا استان را انتخاب کنید'}
        options={placesOf(cities)}
        onChoose={(cityId) => type({ cityId, provinceId })}
      />
      <div className="whole">
        <RequestTextArea
          name="address"
          label="نشانی محل سکونت"
          maxLength={planRequestLengths.address}
          autoComplete="street-address"
        />
      </div>
      <RequestText
        name="postalCode"
        label="کدپستی"
        digits
        maxLength={40}
        hint="۱۰ رقم"
        autoComplete="postal-code"
      />
      <RequestSelect
        name="residence"
        label="محل سکونت"
        placeholder="انتخاب کنید"
        options={optionsOf(['owner', 'tenant', 'family', 'company'], residenceTitles)}
        onChoose={(residence) => type({ residence })}
      />
      <RequestText
        name="phone"
        label="تلفن ثابت (اختیاری)"
        digits
        maxLength={40}
        hint="با پیش‌شماره"
        autoComplete="tel"
      />
    </div>
  );
}
