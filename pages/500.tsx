import { Unreachable } from '@/components/layout/frame/Unreachable';

export default function ServerErrorPage() {
  return <Unreachable />;
}
