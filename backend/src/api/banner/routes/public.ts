import { bannersQuery, listBanners } from '../../../banners/list-banners'
import { publicRoute } from '../../../readers/public-route'

export default {
  routes: [publicRoute('/public/banners', bannersQuery, ({ query }) => listBanners(query))],
}
