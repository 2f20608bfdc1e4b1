import { followTag, listFollowedTags, unfollowTag } from '../../../accounts/reading/followed-tags'
import {
  listSavedArticles,
  listSavedIds,
  removeSavedArticle,
  saveArticle,
  savedQuery,
} from '../../../accounts/reading/saved-articles'
import { nothing } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    readerRoute('GET', '/account/followed-tags', nothing, listFollowedTags),
    readerRoute('PUT', '/account/followed-tags/:slug', nothing, followTag),
    readerRoute('DELETE', '/account/followed-tags/:slug', nothing, unfollowTag),
    readerRoute('GET', '/account/saved-articles', savedQuery, listSavedArticles),
    readerRoute('GET', '/account/saved-articles/ids', nothing, listSavedIds),
    readerRoute('PUT', '/account/saved-articles/:id', nothing, saveArticle),
    readerRoute('DELETE', '/account/saved-articles/:id', nothing, removeSavedArticle),
  ],
}
