import { ownComments } from '../../comments/reader-comments'
import { ownReports } from '../../comments/report-comment'
import { showAccount } from '../../readers/account'
import type { ReaderRequest } from '../../readers/reader-route'
import { listSessions } from '../sessions/list-sessions'
import { emailChangeOf, identitiesOf } from './profile'
import { exportFollowed, exportSavedArticles } from './saved-reading'

/** `GET /account/export`: all stored data of an account, for its owner to download (GDPR articles 15 and 20). */
export async function exportAccount({ session }: ReaderRequest) {
  const knex = strapi.db.connection
  const { id } = session.account
  const [emailChange, providers, sessions, followed, savedArticles, comments, commentReports] = await Promise.all([
    emailChangeOf(id),
    identitiesOf(id),
    listSessions(knex, id, session.id),
    exportFollowed(knex, id),
    exportSavedArticles(knex, id),
    ownComments(knex, id),
    ownReports(knex, id),
  ])
  const lists = { providers, sessions, followed, savedArticles, comments, commentReports }
  return { exportedAt: new Date().toISOString(), account: showAccount(session.account), emailChange, ...lists }
}
