import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import { changeComment, removeComment } from '../../../comments/change-comment'
import { listOwnComments, listThread, showComment } from '../../../comments/reader-comments'
import { reportComment } from '../../../comments/report-comment'
import { writeComment } from '../../../comments/write-comment'
import { readerRoute } from '../../../readers/reader-route'

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
