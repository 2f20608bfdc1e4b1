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
