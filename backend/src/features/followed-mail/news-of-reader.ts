import { savableSearchSchema, savedSearchKey } from '@gevel/contract/saved-searches'
import type { Knex } from 'knex'
import { followedJoin } from '../accounts/reading/subject-rows'
import { newestArticlesOf } from '../search/hits/newest-articles'

interface Period {
  after: Date
  until: Date
}

/** Articles with why a reader gets them: the name of a subject, or a search. */
export interface ReaderNews {
  title: string
  /** public ids, newest first */
  articles: number[]
}

const mostArticles = 30

/** The articles published in a period on the subjects that an account follows, by subject; an article on two of them is listed under the first. */
export async function newsOfSubjects(knex: Knex, userId: number, { after, until }: Period): Promise<ReaderNews[]> {
  const { rows } = await knex.raw<{ rows: { name: string; articles: number[] }[] }>(
    `WITH followed AS MATERIALIZED (
      SELECT f.kind, coalesce(t.id, a.id, c.id) AS owner_id, coalesce(t.name, a.name, c.name) AS name
      FROM ${followedJoin} WHERE f.user_id = :userId
    ), news AS (
      SELECT DISTINCT ON (l.public_id) l.public_id, l.released_at, followed.name
      FROM followed JOIN gevel_listed_articles l ON l.kind = followed.kind AND l.owner_id = followed.owner_id
      WHERE l.released_at > :after AND l.released_at <= :until
      ORDER BY l.public_id, lower(followed.name)
    )
    SELECT name, json_agg(public_id ORDER BY released_at DESC, public_id DESC) AS articles
    FROM (SELECT * FROM news ORDER BY released_at DESC LIMIT :most) newest GROUP BY name ORDER BY lower(name)`,
    { userId, after, until, most: mostArticles },
  )
  return rows.map(({ name, articles }) => ({ title: name, articles }))
}

/** The saved searches of readers, each looked up once for all of them. */
export class SearchNews {
  readonly #knex: Knex
  readonly #found = new Map<string, Promise<number[]>>()

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /** The articles published in a period that match the saved searches of an account. */
  async of(userId: number, period: Period): Promise<ReaderNews[]> {
    const { rows } = await this.#knex.raw<{ rows: { search: unknown }[] }>(
      'SELECT search::json AS search FROM gevel_saved_searches WHERE user_id = ? ORDER BY added_at DESC',
      [userId],
    )
    const news = await Promise.all(
      rows.map(async ({ search: stored }) => {
        const search = savableSearchSchema.safeParse(stored).data
        if (!search) return { title: '', articles: [] }
        return {
          title: `Zoekvraag ‘${search.text}’`,
          articles: await this.#publishedIn(await this.#find(search), period),
        }
      }),
    )
    return news.filter(({ articles }) => articles.length > 0)
  }

  #find(search: Parameters<typeof newestArticlesOf>[1]): Promise<number[]> {
    const key = savedSearchKey(search)
    const found = this.#found.get(key) ?? newestArticlesOf(this.#knex, search, mostArticles)
    this.#found.set(key, found)
    return found
  }

  #publishedIn(rowIds: number[], { after, until }: Period): Promise<number[]> {
    return this.#knex('contents')
      .whereIn('id', rowIds)
      .whereNotNull('published_at')
      .whereRaw('coalesce(released_at, published_at) > ? AND coalesce(released_at, published_at) <= ?', [after, until])
      .orderByRaw('coalesce(released_at, published_at) DESC')
      .pluck('public_id')
  }
}
