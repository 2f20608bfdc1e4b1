import { previewEndpoints } from '@gevel/contract/endpoints/previews'
import { openRoute } from '../../../http/route'
import { showPreview } from '../../../previews/show-preview'

export default { routes: [openRoute(previewEndpoints.show, showPreview)] }
