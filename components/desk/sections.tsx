import type { ComponentType } from 'react';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import type { IconName } from '@/components/ui/kit/NamedIcon';
import type { User } from '@/contract/profile';
import { type DeskArea, maySee, seesSetup } from '@/rules/deskRights';

export type DeskSection = {
  /** The last part of the address: `/admin/{slug}`. */
  slug: string;
  /** For which area of the desk an operator needs a right; null for the own account, which every role has. */
  area: DeskArea | null;
  title: string;
  icon: IconName;
  Screen: ComponentType;
};

const DeskOrdersScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './order/DeskOrdersScreen'));
const CustomersScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './customer/CustomersScreen'));
const SiteScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './site/SiteScreen'));
const RequestsScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './request/RequestsScreen'));
const ConversationsScreen = onDemand(
  () => import(/* webpackChunkName: 'desk' */ './conversation/ConversationsScreen'),
);
const NumbersScreen = onDemand(() => import(/* webpackChunkName: 'deskNumbers' */ './numbers/NumbersScreen'));
const ChangesScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './change/ChangesScreen'));
const CallsScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './outer/CallsScreen'));
const CatalogueScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './catalogue/CatalogueScreen'));
const PlansScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './facility/PlansScreen'));
const SecurityScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './security/SecurityScreen'));
const TextsScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './textMessage/TextsScreen'));
const SetupScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './setup/SetupScreen'));

/** The sections of the desk, in the order of its menu. Sections that are used together share a chunk. */
export const deskSections: readonly DeskSection[] = [
  { slug: 'orders', area: 'orders', title: 'سفارش‌ها', icon: 'package', Screen: DeskOrdersScreen },
  { slug: 'catalogue', area: 'catalogue', title: 'کالاها', icon: 'layout-grid', Screen: CatalogueScreen },
  { slug: 'plans', area: 'plans', title: 'طرح‌ها و بیمه', icon: 'badge-percent', Screen: PlansScreen },
  { slug: 'setup', area: 'setup', title: 'راه‌اندازی', icon: 'plug-zap', Screen: SetupScreen },
  { slug: 'customers', area: 'customers', title: 'مشتریان', icon: 'user', Screen: CustomersScreen },
  { slug: 'customize', area: 'site', title: 'نمای سایت', icon: 'monitor-smartphone', Screen: SiteScreen },
  { slug: 'requests', area: 'requests', title: 'درخواست‌ها', icon: 'book-open', Screen: RequestsScreen },
  { slug: 'conversations', area: 'support', title: 'گفت‌وگوها', icon: 'bell', Screen: ConversationsScreen },
  { slug: 'texts', area: 'support', title: 'پیامک‌ها', icon: 'smartphone', Screen: TextsScreen },
  { slug: 'numbers', area: 'numbers', title: 'آمار', icon: 'activity', Screen: NumbersScreen },
  { slug: 'changes', area: 'changes', title: 'تغییرها', icon: 'undo-2', Screen: ChangesScreen },
  { slug: 'links', area: 'changes', title: 'ارتباط‌ها', icon: 'cable', Screen: CallsScreen },
  { slug: 'security', area: null, title: 'امنیت من', icon: 'shield-check', Screen: SecurityScreen },
];

/** The sections that a user may see; none for a customer and before the user is known. */
export const sectionsOf = (user: User | null) => {
  const role = user?.deskRole;
  if (!role) return [];
  const sees = (area: DeskArea | null) =>
    area === null || maySee(role, area) || (area === 'setup' && seesSetup(role));
  return deskSections.filter(({ area }) => sees(area));
};
