import type { PartnerKind } from '@gevel/contract/references'

/** What readers call a company of each kind. */
export const KIND_NAMES: Record<PartnerKind, string> = {
  partner: 'Leverancier',
  organisation: 'Organisatie',
  'building-market': 'Bouwmarktketen',
  'paint-home': 'Verf- en woonketen',
}
