import { BirthDate } from '@/components/ui/form/BirthDate';
import { PlaceSelects } from '@/components/ui/form/PlaceSelects';
import { TextField } from '@/components/ui/kit/Field';
import { FormGrid } from '@/components/ui/layout/FormGrid';
import { longestName, longestNationalCode, planRequestLengths } from '@/contract/limits';
import { useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { maritalTitles, maskedCode, residenceTitles } from '@/rules/planRequest/titles';
import { selectProfile } from '@/store/profile';
import { optionsOf, RequestSelect, RequestText, RequestTextArea } from './fields';
import { useSectionForm } from './useRequestForm';

/** Section 02: the applicant. */
export function PersonSection() {
  const profile = useAppSelector(selectProfile);
  const { fields, errorOf, type } = useSectionForm();
  const { provinceId, cityId } = fields;
  const now = useToday();
  return (
    <FormGrid>
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
        <RequestText
          name="nationalCode"
          label="کد ملی"
          digits
          maxLength={longestNationalCode}
          hint="۱۰ رقم"
        />
      )}
      <BirthDate
        now={now}
        value={fields.birthDate}
        error={errorOf('birthDate')}
        marksAll
        onChange={(date) => {
          const birthDate = date?.slice(0, 10) ?? null;
          if (birthDate !== fields.birthDate) type({ birthDate });
        }}
      />
      <RequestSelect
        name="maritalStatus"
        label="وضعیت تأهل"
        placeholder="انتخاب کنید"
        options={optionsOf(['single', 'married'], maritalTitles)}
        onChoose={(maritalStatus) => type({ maritalStatus })}
      />
      <PlaceSelects
        province={{
          name: 'provinceId',
          value: provinceId ?? '',
          error: errorOf('provinceId'),
          onChange: ({ currentTarget }) => type({ provinceId: Number(currentTarget.value), cityId: null }),
        }}
        city={{
          name: 'cityId',
          value: cityId ?? '',
          error: errorOf('cityId'),
          onChange: ({ currentTarget }) => type({ provinceId, cityId: Number(currentTarget.value) }),
        }}
      />
      <div data-cell="whole">
        <RequestTextArea
          name="address"
          label="نشانی محل سکونت"
          maxLength={planRequestLengths.address}
          autoComplete="street-address"
        />
      </div>
      <RequestText
        name="postalCode"
        label="کد پستی"
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
    </FormGrid>
  );
}
