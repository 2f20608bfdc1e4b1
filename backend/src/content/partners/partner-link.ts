/** Normalises a company's link, the last segment of its path. */
export function normalisePartnerLink(link: string): string {
  return link
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
}

/** @throws Error with a Dutch sentence when it cannot be a segment of a path */
export function checkPartnerLink(link: string): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(link)) {
    throw new Error('Gebruik in het webadres alleen kleine letters, cijfers en koppeltekens.')
  }
}
