import type { PartnerKind } from '@gevel/contract/references'

/** The name of the page that lists the companies of a kind. */
export const KIND_INDEX_TITLES: Record<PartnerKind, string> = {
  partner: 'Partners',
  organisation: 'Organisaties',
  'building-market': 'Bouwmarktketens',
  'paint-home': 'Verf- en woonwinkels',
}
