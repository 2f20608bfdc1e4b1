import { articlesQuery, listArticles } from '../../../content/articles/list-articles'
import { feedQuery, listFeed } from '../../../content/articles/list-feed'
import { showArticle } from '../../../content/articles/show-article'
import { publicRoute, publicRouteById } from '../../../platform/readers/public-route'

export default {
  routes: [
    publicRoute('/public/contents', articlesQuery, ({ query }) => listArticles(query)),
    publicRoute('/public/feed', feedQuery, ({ query }) => listFeed(query)),
    publicRouteById('/public/contents', (id, { reader }) => showArticle(id, reader)),
  ],
}
