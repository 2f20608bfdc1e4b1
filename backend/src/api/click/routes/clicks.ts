import { clickEndpoints } from '@gevel/contract/endpoints/clicks'
import { followLink } from '../../../features/clicks/follow-link'
import { openRoute } from '../../../platform/http/route'

export default { routes: [openRoute(clickEndpoints.follow, followLink)] }
