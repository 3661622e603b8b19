import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';

/** A link shown as an icon. Its `span` is the reference for a badge on the icon's corner. */
export const IconLink = (props: ComponentProps<typeof Link>) => <Link data-kit="icon-link" {...props} />;
