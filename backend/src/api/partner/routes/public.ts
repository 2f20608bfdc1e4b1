import { z } from 'zod'
import { findPartnerLink } from '../../../content/partners/find-partner-link'
import { listChains } from '../../../content/partners/list-chains'
import { listPartners, partnersQuery } from '../../../content/partners/list-partners'
import { showPartner } from '../../../content/partners/show-partner'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/partners', partnersQuery, ({ query }) => listPartners(query)),
    publicRoute('/public/chains', z.object({}), listChains),
    publicRoute('/public/partner-links/:link', z.object({}), ({ params }) => findPartnerLink(params.link ?? '')),
    publicRoute('/public/partners/:kind/:link', z.object({}), ({ params }) =>
      showPartner(params.kind ?? '', params.link ?? ''),
    ),
  ],
}
