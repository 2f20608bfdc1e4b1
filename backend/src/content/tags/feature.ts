import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { listTags, showTag, tagsQuery } from './tags'

export const tags: Feature = {
  routes: [
    publicRoute('/public/tags', tagsQuery, ({ query }) => listTags(query)),
    publicRoute('/public/tags/:name', tagsQuery, ({ query, params }) => showTag(params.name ?? '', query)),
  ],
}
