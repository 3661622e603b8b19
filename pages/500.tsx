import { Unreachable } from '@/components/layout/Unreachable';

export default function ServerErrorPage() {
  return <Unreachable />;
}
