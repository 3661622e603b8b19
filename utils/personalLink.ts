/**
 * Props of a link to a customer's page. A guest's leads to the login, and from there to the page; where scripts run, the
 * mark opens the login over the present page instead (`services/browser/page.ts`).
 * @param path without a query
 */
export const personalLink = (path: string, signedIn: boolean) =>
  signedIn ? { href: path } : { href: `/login?c=${path}`, 'data-person': '' };
