import { checkWebAddress } from '../documents/hrefs'
import type { Feature } from '../feature/feature'
import { checkPartnerLink } from './partner-link'
import { checkShops } from './shops'

export const partners: Feature = {
  textChecks: { 'api::partner.partner': { link: checkPartnerLink, website: checkWebAddress, shops: checkShops } },
}
