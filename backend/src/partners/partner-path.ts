/** Under which path the page of a company stands, by what it is (specification §2). */
export const partnerFolders: Readonly<Record<string, string>> = {
  partner: '/partners',
  organisation: '/organisaties',
  'building-market': '/winkelketens/bouwmarkten',
  'paint-home': '/winkelketens/verfwinkels-woonwinkels',
}

/** The path of a company's page on the site: `/partners/groenvoeg`. */
export function partnerPath(kind: string, link: string): string {
  return `${partnerFolders[kind] ?? '/partners'}/${link}`
}

/** The last part of a company's address as it is kept. */
export function normalisePartnerLink(link: string): string {
  return link
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
}

/** @throws Error with a Dutch sentence when it cannot be the last part of an address */
export function checkPartnerLink(link: string): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(link)) {
    throw new Error('Gebruik in het webadres alleen kleine letters, cijfers en koppeltekens.')
  }
}
