import { ownComments } from '../../comments/reader-comments'
import { ownReports } from '../../comments/report-comment'
import type { AskedByReader } from '../account-route'
import { followedTags } from '../reading/followed-tags'
import { savedCards } from '../reading/saved-articles'
import { listSessions } from '../sessions/list-sessions'
import { identitiesOf, showOverview } from './profile'

/** `GET /account/export`: everything that is kept about an account, for its owner to take along (GDPR articles 15 and 20). */
export async function exportAccount(asked: AskedByReader<unknown>) {
  const knex = strapi.db.connection
  const { id } = asked.session.account
  const [overview, providers, sessions, tags, articles, comments, commentReports] = await Promise.all([
    showOverview(asked),
    identitiesOf(id),
    listSessions(knex, id, asked.session.id),
    followedTags(knex, id),
    savedCards(knex, id),
    ownComments(knex, id),
    ownReports(knex, id),
  ])
  const savedArticles = articles.map(({ id, slug, edition, title }) => ({ id, slug, edition, title }))
  const lists = { providers, sessions, followedTags: tags, savedArticles, comments, commentReports }
  return { exportedAt: new Date().toISOString(), ...overview, ...lists }
}
