import { articlesQuery, listArticles } from '../../../articles/list-articles'
import { showArticle } from '../../../articles/show-article'
import { publicRoute, publicRouteById } from '../../../http/public-route'

export default {
  routes: [
    publicRoute('/public/contents', articlesQuery, ({ query }) => listArticles(query)),
    publicRouteById('/public/contents', async (id, { reader }) => showArticle(id, await reader())),
  ],
}
