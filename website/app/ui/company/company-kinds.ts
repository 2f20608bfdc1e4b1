import type { PartnerKind } from '@gevel/contract/references'

/** The Dutch name of each kind of company. */
export const KIND_NAMES: Record<PartnerKind, string> = {
  partner: 'Partner van Gevel',
  organisation: 'Organisatie',
  'building-market': 'Bouwmarktketen',
  'paint-home': 'Verf- en woonketen',
}
