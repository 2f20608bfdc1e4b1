import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { ownComments } from '../../comments/reader-comments'
import { ownReports } from '../../comments/report-comment'
import { ownDevices } from '../../push/devices/device-rows'
import { savedSearches as savedSearchesOf } from '../reading/saved-searches'
import { listSessions } from '../sessions/list-sessions'
import { accountFacts, emailChangeOf, identitiesOf } from './profile'
import { exportFollowed, exportSavedArticles } from './saved-reading'

/** `GET /account/export`: all stored data of an account, for its owner to download (GDPR articles 15 and 20). */
export async function exportAccount({ session }: ReaderRequest) {
  const knex = strapi.db.connection
  const { id } = session.account
  const [
    emailChange,
    providers,
    sessions,
    followed,
    savedArticles,
    savedSearches,
    comments,
    commentReports,
    pushDevices,
  ] = await Promise.all([
    emailChangeOf(id),
    identitiesOf(id),
    listSessions(knex, id, session.id),
    exportFollowed(knex, id),
    exportSavedArticles(knex, id),
    savedSearchesOf(knex, id),
    ownComments(knex, id),
    ownReports(knex, id),
    ownDevices(knex, id),
  ])
  const lists = { providers, sessions, followed, savedArticles, savedSearches, comments, commentReports, pushDevices }
  return { exportedAt: new Date().toISOString(), ...accountFacts(session.account), emailChange, ...lists }
}
