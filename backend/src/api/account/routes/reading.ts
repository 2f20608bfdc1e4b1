import { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { savedSearchEndpoints } from '@gevel/contract/endpoints/saved-searches'
import { follow, listFollowed, unfollow } from '../../../features/accounts/reading/follow'
import { listFollowedNews } from '../../../features/accounts/reading/followed-news'
import { showMarks } from '../../../features/accounts/reading/marks'
import { listSavedArticles, removeSavedArticle, saveArticle } from '../../../features/accounts/reading/saved-articles'
import { listSavedSearches, setSavedSearch } from '../../../features/accounts/reading/saved-searches'
import { readerRoute } from '../../../platform/readers/reader-route'

export default {
  routes: [
    readerRoute(readingListEndpoints.listFollowed, listFollowed),
    readerRoute(readingListEndpoints.listFollowedNews, listFollowedNews),
    readerRoute(readingListEndpoints.follow, follow),
    readerRoute(readingListEndpoints.unfollow, unfollow),
    readerRoute(readingListEndpoints.listArticles, listSavedArticles),
    readerRoute(readingListEndpoints.saveArticle, saveArticle),
    readerRoute(readingListEndpoints.removeArticle, removeSavedArticle),
    readerRoute(readingListEndpoints.marks, showMarks),
    readerRoute(savedSearchEndpoints.list, listSavedSearches),
    readerRoute(savedSearchEndpoints.set, setSavedSearch),
  ],
}
