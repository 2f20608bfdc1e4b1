import { clickEndpoints } from '@gevel/contract/endpoints/clicks'
import { followLink } from '../../../clicks/follow-link'
import { openRoute } from '../../../http/route'

export default { routes: [openRoute(clickEndpoints.follow, followLink)] }
