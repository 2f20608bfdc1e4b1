import type { Site } from '@gevel/contract/site'

/** The newest one, with its text. */
let newest: { text: string; site: Site } | undefined

/**
 * The site as JSON, for the data of each document: React Router serialises one string many times faster than two hundred values.
 */
export function siteText(site: Site | null): string | null {
  if (!site) return null
  if (newest?.site !== site) newest = { text: JSON.stringify(site), site }
  return newest.text
}

/** The site of such a text; the same object for the same text. */
export function siteOf(text: string | null): Site | null {
  if (text === null) return null
  if (newest?.text !== text) newest = { text, site: JSON.parse(text) }
  return newest.site
}
