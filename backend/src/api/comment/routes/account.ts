import { changeComment, changeInput, removeComment } from '../../../comments/change-comment'
import { listOwnComments, listThread, ownQuery, showComment } from '../../../comments/reader-comments'
import { reportComment, reportInput } from '../../../comments/report-comment'
import { commentsQuery } from '../../../comments/visible-comments'
import { writeComment, writeInput } from '../../../comments/write-comment'
import { nothing } from '../../../http/route'
import { readerRoute } from '../../../readers/reader-route'

export default {
  routes: [
    readerRoute('GET', '/account/articles/:id/comments', commentsQuery, listThread),
    readerRoute('POST', '/account/articles/:id/comments', writeInput, writeComment),
    readerRoute('GET', '/account/comments', ownQuery, listOwnComments),
    readerRoute('GET', '/account/comments/:id', nothing, showComment),
    readerRoute('PUT', '/account/comments/:id', changeInput, changeComment),
    readerRoute('DELETE', '/account/comments/:id', nothing, removeComment),
    readerRoute('PUT', '/account/comments/:id/report', reportInput, reportComment),
  ],
}
