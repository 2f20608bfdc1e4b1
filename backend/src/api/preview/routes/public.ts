import { previewEndpoints } from '@gevel/contract/endpoints/previews'
import { showPreview } from '../../../content/previews/show-preview'
import { openRoute } from '../../../platform/http/route'

export default { routes: [openRoute(previewEndpoints.show, showPreview)] }
