import { z } from 'zod'
import { findPartnerLink } from '../../../partners/find-partner-link'
import { listChains } from '../../../partners/list-chains'
import { listPartners, partnersQuery } from '../../../partners/list-partners'
import { showPartner } from '../../../partners/show-partner'
import { publicRoute } from '../../../readers/public-route'

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
