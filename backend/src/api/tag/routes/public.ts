import { publicRoute } from '../../../readers/public-route'
import { listTags, showTag, tagsQuery } from '../../../tags/tags'

export default {
  routes: [
    publicRoute('/public/tags', tagsQuery, ({ query }) => listTags(query)),
    publicRoute('/public/tags/:name', tagsQuery, ({ query, params }) => showTag(params.name ?? '', query)),
  ],
}
