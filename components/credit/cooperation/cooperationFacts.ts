import type { Cooperation } from '@/contract/cooperation';
import { useAppSelector } from '@/hooks/useStore';
import { selectProvinces } from '@/store/sitePlaces';

type Fact = [name: string, value: string, isNumber?: true];

/** The facts of a merchant's request that are filled in. The provinces must be loaded to name places. */
export function useCooperationFacts(request: Cooperation): Fact[] {
  const { form, categoryOptions } = request;
  const provinces = useAppSelector(selectProvinces);
  const province = provinces.find(({ id }) => id === form.provinceId);
  const city = province?.cities.find(({ id }) => id === form.cityId);
  const isCompany = form.kind === 'company';
  const chosen = categoryOptions.filter(({ id }) => form.categories.includes(id)).map(({ title }) => title);
  const facts: Fact[] = [
    [isCompany ? 'نام ثبتی شرکت' : 'نام فروشگاه', form.businessName],
    [isCompany ? 'مدیرعامل یا نماینده' : 'مالک', form.contactName],
    [isCompany ? 'شناسهٔ ملی' : 'کد ملی', form.nationalId, true],
    ['کد اقتصادی', form.economicCode, true],
    ['شبا', form.sheba, true],
    ['موبایل', form.mobile, true],
    ['نشانی', [province?.title, city?.title, form.address].filter(Boolean).join('، ')],
    ['گروه کالاها', chosen.join('، ')],
    ['توضیح', form.description],
  ];
  return facts.filter(([, value]) => value !== '');
}
