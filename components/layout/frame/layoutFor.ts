import { paymentResultPath } from '@/rules/paymentResult';

/** The frame of a route. `header: 'signedIn'` shows the header to signed-in customers only. */
export type LayoutKind = {
  frame: 'general' | 'dashboard' | 'paymentResult';
  header: 'shown' | 'hidden' | 'signedIn';
  footer: 'shown' | 'hidden';
};

/** Routes without header and footer, beside all pages of the desk. An expression is shorter than a list in every first load. */
const bareRoute =
  /^\/(admin(\/.*)?|invoice|order|login|checked|pay(\/2)?|digiPay|keepa|buyInPerson|payment\/(summery|wallet|response)|leasingloanrequest(\/check(out)?)?|planloanrequest(\/form)?|planloanguide|loanlanding|beta|loanbeta\/(register|check))$/;

/** The frame of a path (without query). */
export function layoutFor(path: string): LayoutKind {
  const route = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const [, first] = route.split('/');
  if (bareRoute.test(route)) return { frame: 'general', header: 'hidden', footer: 'hidden' };
  if (route === '/cart') return { frame: 'general', header: 'signedIn', footer: 'shown' };
  if (route === paymentResultPath) return { frame: 'paymentResult', header: 'shown', footer: 'shown' };
  if (first === 'dashboard') return { frame: 'dashboard', header: 'shown', footer: 'shown' };
  return { frame: 'general', header: 'shown', footer: 'shown' };
}
