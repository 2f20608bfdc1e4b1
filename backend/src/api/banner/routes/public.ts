import { bannersQuery, listBanners } from '../../../features/banners/list-banners'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [publicRoute('/public/banners', bannersQuery, ({ query }) => listBanners(query))],
}
