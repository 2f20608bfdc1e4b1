import { ownComments } from '../../comments/reader-comments'
import { ownReports } from '../../comments/report-comment'
import type { AskedByReader } from '../account-route'
import { listSessions } from '../sessions/list-sessions'
import { keptArticles, keptTags } from './kept-reading'
import { identitiesOf, showOverview } from './profile'

/** `GET /account/export`: everything that is kept about an account, for its owner to take along (GDPR articles 15 and 20). */
export async function exportAccount(asked: AskedByReader<unknown>) {
  const knex = strapi.db.connection
  const { id } = asked.session.account
  const [overview, providers, sessions, followedTags, savedArticles, comments, commentReports] = await Promise.all([
    showOverview(asked),
    identitiesOf(id),
    listSessions(knex, id, asked.session.id),
    keptTags(knex, id),
    keptArticles(knex, id),
    ownComments(knex, id),
    ownReports(knex, id),
  ])
  const lists = { providers, sessions, followedTags, savedArticles, comments, commentReports }
  return { exportedAt: new Date().toISOString(), ...overview, ...lists }
}
