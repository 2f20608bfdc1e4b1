import type { Province } from '@gevel/contract/province-names'
import type { PartnerKind } from '@gevel/contract/references'

/** What a reader chose in a list of companies; null is everything. */
export interface ListingFilter {
  kind: PartnerKind | null
  province: Province | null
  /** `a` to `z`, or `overig` for names that start with something else */
  letter: string | null
}

export const noFilter: ListingFilter = { kind: null, province: null, letter: null }

/** The query keys of a page with such a list. */
export const LISTING_KEYS = ['soort', 'provincie', 'letter'] as const

/** The kinds in a URL. */
export const KIND_KEYS = {
  leveranciers: 'partner',
  organisaties: 'organisation',
  bouwmarkten: 'building-market',
  'verf-en-wonen': 'paint-home',
} as const satisfies Record<string, PartnerKind>

export const OTHER_LETTER = 'overig'
export const LETTERS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz', OTHER_LETTER]

/** The address of a page with a filter. @param link of the page */
export function listingHref(link: string, { kind, province, letter }: ListingFilter): string {
  const params = new URLSearchParams()
  const kindKey = Object.entries(KIND_KEYS).find(([, each]) => each === kind)?.[0]
  if (kindKey) params.set('soort', kindKey)
  if (province) params.set('provincie', province.toLowerCase())
  if (letter) params.set('letter', letter)
  return params.size > 0 ? `${link}?${params}` : link
}
