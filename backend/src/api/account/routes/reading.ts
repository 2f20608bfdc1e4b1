import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { listFollowedNews } from '../../../accounts/reading/followed-news'
import { followTag, listFollowedTags, unfollowTag } from '../../../accounts/reading/followed-tags'
import {
  listSavedArticles,
  listSavedIds,
  removeSavedArticle,
  saveArticle,
} from '../../../accounts/reading/saved-articles'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    readerRoute(readingListEndpoints.listTags, listFollowedTags),
    readerRoute(readingListEndpoints.listFollowedNews, listFollowedNews),
    readerRoute(readingListEndpoints.followTag, followTag),
    readerRoute(readingListEndpoints.unfollowTag, unfollowTag),
    readerRoute(readingListEndpoints.listArticles, listSavedArticles),
    readerRoute(readingListEndpoints.listArticleIds, listSavedIds),
    readerRoute(readingListEndpoints.saveArticle, saveArticle),
    readerRoute(readingListEndpoints.removeArticle, removeSavedArticle),
  ],
}
