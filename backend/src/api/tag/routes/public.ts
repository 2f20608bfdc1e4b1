import { listTags, showTag, tagsQuery } from '../../../content/tags/tags'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/tags', tagsQuery, ({ query }) => listTags(query)),
    publicRoute('/public/tags/:name', tagsQuery, ({ query, params }) => showTag(params.name ?? '', query)),
  ],
}
