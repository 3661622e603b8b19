import {
  Bell,
  Heart,
  type Icon,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  MapPin,
  MonitorSmartphone,
  Package,
  User,
  Wallet,
} from '@/components/ui/icons';

/** The icons that the server may name in the dashboard's menu. */
const icons: Readonly<Record<string, Icon>> = {
  bell: Bell,
  heart: Heart,
  'key-round': KeyRound,
  'layout-dashboard': LayoutDashboard,
  'map-pin': MapPin,
  'monitor-smartphone': MonitorSmartphone,
  package: Package,
  user: User,
  wallet: Wallet,
};

/** The icon of a menu entry; a grid for a name that is not known. */
export function DashboardIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? LayoutGrid;
  return <Icon size={20} />;
}
