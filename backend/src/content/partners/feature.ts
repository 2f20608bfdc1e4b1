import type { Feature } from '../../platform/feature/feature'
import { checkWebAddress } from '../documents/hrefs'
import { checkPartnerLink } from './partner-link'
import { checkShops } from './shops'

export const partners: Feature = {
  textChecks: { 'api::partner.partner': { link: checkPartnerLink, website: checkWebAddress, shops: checkShops } },
}
