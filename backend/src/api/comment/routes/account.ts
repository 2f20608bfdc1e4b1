import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import { changeComment, removeComment } from '../../../features/comments/change-comment'
import { listOwnComments, listThread, showComment } from '../../../features/comments/reader-comments'
import { reportComment } from '../../../features/comments/report-comment'
import { writeComment } from '../../../features/comments/write-comment'
import { readerRoute } from '../../../platform/readers/reader-route'

export default {
  routes: [
    readerRoute(commentEndpoints.listThread, listThread),
    readerRoute(commentEndpoints.write, writeComment),
    readerRoute(commentEndpoints.listOwn, listOwnComments),
    readerRoute(commentEndpoints.show, showComment),
    readerRoute(commentEndpoints.change, changeComment),
    readerRoute(commentEndpoints.remove, removeComment),
    readerRoute(commentEndpoints.report, reportComment),
  ],
}
