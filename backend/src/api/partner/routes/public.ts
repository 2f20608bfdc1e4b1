import { z } from 'zod'
import { listPartners, partnersQuery } from '../../../partners/list-partners'
import { showPartner } from '../../../partners/show-partner'
import { publicRoute } from '../../../readers/public-route'

export default {
  routes: [
    publicRoute('/public/partners', partnersQuery, ({ query }) => listPartners(query)),
    publicRoute('/public/partners/:kind/:link', z.object({}), ({ params }) =>
      showPartner(params.kind ?? '', params.link ?? ''),
    ),
  ],
}
