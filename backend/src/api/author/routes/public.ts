import { z } from 'zod'
import { showAuthor } from '../../../articles/show-author'
import { publicRoute } from '../../../readers/public-route'

export default {
  routes: [publicRoute('/public/authors/:slug', z.object({}), ({ params }) => showAuthor(params.slug ?? ''))],
}
