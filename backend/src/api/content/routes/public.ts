import { articlesQuery, listArticles } from '../../../articles/list-articles'
import { feedQuery, listFeed } from '../../../articles/list-feed'
import { showArticle } from '../../../articles/show-article'
import { publicRoute, publicRouteById } from '../../../readers/public-route'

export default {
  routes: [
    publicRoute('/public/contents', articlesQuery, ({ query }) => listArticles(query)),
    publicRoute('/public/feed', feedQuery, ({ query }) => listFeed(query)),
    publicRouteById('/public/contents', (id, { reader }) => showArticle(id, reader)),
  ],
}
