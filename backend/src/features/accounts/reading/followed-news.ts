import type { Knex } from 'knex'
import { loadCardsById } from '../../../content/articles/load-cards'
import { listComingOfSeries } from '../../../content/events/list-events'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { followedJoin } from './subject-rows'

const maxArticles = 10
const maxEvents = 6

/** `GET /account/followed/news`: the newest articles of what an account follows, and the coming events of its series. */
export async function listFollowedNews({ session }: ReaderRequest) {
  const knex = strapi.db.connection
  const { id } = session.account
  const [articles, events] = await Promise.all([newestArticles(knex, id), comingEvents(knex, id)])
  return { data: { articles, events } }
}

/**
 * The newest articles of all followed subjects together, each once, with the names of its subjects. Of each subject the
 * database reads the newest only, from the index of its list, however many articles it has.
 */
async function newestArticles(knex: Knex, userId: number) {
  const { rows } = await knex.raw(
    `WITH followed AS MATERIALIZED (
      SELECT f.kind, coalesce(t.id, a.id, c.id) AS owner_id, coalesce(t.name, a.name, c.name) AS name
      FROM ${followedJoin} WHERE f.user_id = :userId
    )
    SELECT newest.content_id AS id, array_agg(followed.name ORDER BY lower(followed.name)) AS subjects
    FROM followed CROSS JOIN LATERAL (
      SELECT released_at, public_id, content_id FROM gevel_listed_articles
      WHERE kind = followed.kind AND owner_id = followed.owner_id
      ORDER BY released_at DESC, public_id DESC LIMIT :most
    ) newest
    GROUP BY newest.content_id, newest.released_at, newest.public_id
    ORDER BY newest.released_at DESC, newest.public_id DESC LIMIT :most`,
    { userId, most: maxArticles },
  )
  const found: { id: number; subjects: string[] }[] = rows
  const cards = await loadCardsById(found.map(({ id }) => id))
  return found.flatMap(({ id, subjects }) => {
    const article = cards.get(id)
    return article ? [{ article, subjects }] : []
  })
}

async function comingEvents(knex: Knex, user_id: number) {
  const series: string[] = await knex('gevel_followed_subjects').where({ user_id, kind: 'series' }).pluck('subject')
  return series.length > 0 ? listComingOfSeries(series, maxEvents) : []
}
