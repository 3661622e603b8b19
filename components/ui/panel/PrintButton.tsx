import { Button } from '@/components/ui/kit/Button';
import { Printer } from '@/components/ui/kit/customerIcons';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button variant="secondary" size="small" onClick={() => window.print()}>
      <Printer size={16} />
      چاپ
    </Button>
  );
}
