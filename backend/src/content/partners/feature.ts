import { z } from 'zod'
import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { checkWebAddress } from '../documents/hrefs'
import { findPartnerLink } from './find-partner-link'
import { listChains } from './list-chains'
import { listPartners, partnersQuery } from './list-partners'
import { checkPartnerLink } from './partner-link'
import { checkShops } from './shops'
import { showPartner } from './show-partner'

export const partners: Feature = {
  routes: [
    publicRoute('/public/partners', partnersQuery, ({ query }) => listPartners(query)),
    publicRoute('/public/chains', z.object({}), listChains),
    publicRoute('/public/partner-links/:link', z.object({}), ({ params }) => findPartnerLink(params.link ?? '')),
    publicRoute('/public/partners/:kind/:link', z.object({}), ({ params }) =>
      showPartner(params.kind ?? '', params.link ?? ''),
    ),
  ],
  textChecks: { 'api::partner.partner': { link: checkPartnerLink, website: checkWebAddress, shops: checkShops } },
}
