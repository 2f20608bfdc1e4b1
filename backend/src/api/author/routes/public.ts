import { z } from 'zod'
import { showAuthor } from '../../../content/articles/show-author'
import { publicRoute } from '../../../platform/readers/public-route'

export default {
  routes: [publicRoute('/public/authors/:slug', z.object({}), ({ params }) => showAuthor(params.slug ?? ''))],
}
