import type { ComponentType } from 'react';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import type { IconName } from '@/components/ui/kit/NamedIcon';

export type DeskSection = {
  /** The last part of the address: `/admin/{slug}`. */
  slug: string;
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
const CatalogueScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './catalogue/CatalogueScreen'));
const PlansScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './facility/PlansScreen'));
const SetupScreen = onDemand(() => import(/* webpackChunkName: 'desk' */ './setup/SetupScreen'));

/** The sections of the desk, in the order of its menu. Sections that are used together share a chunk. */
export const deskSections: readonly DeskSection[] = [
  { slug: 'orders', title: 'سفارش‌ها', icon: 'package', Screen: DeskOrdersScreen },
  { slug: 'catalogue', title: 'کالاها', icon: 'layout-grid', Screen: CatalogueScreen },
  { slug: 'plans', title: 'طرح‌ها و بیمه', icon: 'badge-percent', Screen: PlansScreen },
  { slug: 'setup', title: 'راه‌اندازی', icon: 'plug-zap', Screen: SetupScreen },
  { slug: 'customers', title: 'مشتریان', icon: 'user', Screen: CustomersScreen },
  { slug: 'customize', title: 'نمای سایت', icon: 'monitor-smartphone', Screen: SiteScreen },
  { slug: 'requests', title: 'درخواست‌ها', icon: 'book-open', Screen: RequestsScreen },
  { slug: 'conversations', title: 'گفت‌وگوها', icon: 'bell', Screen: ConversationsScreen },
  { slug: 'numbers', title: 'آمار', icon: 'activity', Screen: NumbersScreen },
  { slug: 'changes', title: 'تغییرها', icon: 'undo-2', Screen: ChangesScreen },
];
