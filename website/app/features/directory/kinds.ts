import type { PartnerKind } from '@gevel/contract/references'

/** What readers call a company of each kind. */
export const KIND_NAMES: Record<PartnerKind, string> = {
  partner: 'Leverancier',
  organisation: 'Organisatie',
  'building-market': 'Bouwmarktketen',
  'paint-home': 'Verf- en woonketen',
}

/** The name of the page that lists them. */
export const INDEX_NAMES: Record<PartnerKind, string> = {
  partner: 'Partners',
  organisation: 'Organisaties',
  'building-market': 'Bouwmarkten',
  'paint-home': 'Verf- en woonwinkels',
}
