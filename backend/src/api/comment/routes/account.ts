import { nothing, readerRoute } from '../../../accounts/account-route'
import { changeComment, changeInput, removeComment } from '../../../comments/change-comment'
import { listOwnComments, listOwnUnderArticle, ownQuery } from '../../../comments/own-comments'
import { reportComment, reportInput } from '../../../comments/report-comment'
import { showComment } from '../../../comments/show-comment'
import { writeComment, writeInput } from '../../../comments/write-comment'

export default {
  routes: [
    readerRoute('GET', '/account/articles/:id/comments', nothing, listOwnUnderArticle),
    readerRoute('POST', '/account/articles/:id/comments', writeInput, writeComment),
    readerRoute('GET', '/account/comments', ownQuery, listOwnComments),
    readerRoute('GET', '/account/comments/:id', nothing, showComment),
    readerRoute('PUT', '/account/comments/:id', changeInput, changeComment),
    readerRoute('DELETE', '/account/comments/:id', nothing, removeComment),
    readerRoute('PUT', '/account/comments/:id/report', reportInput, reportComment),
  ],
}
