import { type FeedVacancy, feedPageSize, type VacancyFeed } from '@gevel/contract/vacancy-feed'
import type { Knex } from 'knex'
import { z } from 'zod'
import { editionParameter, idValue } from '../../platform/http/parameters'
import { serialiseRows } from '../../platform/http/serialise-rows'
import { timestamp, timestampOrNull } from '../../platform/http/timestamp'
import { documentTrees } from '../document-trees/document-tree'
import { richText } from '../rich-text/rich-text'
import { openVacancies } from './open-vacancies'
import { cardOfVacancy, type VacancyCardRow, vacancyCard } from './vacancy-card'

interface FeedRow extends VacancyCardRow {
  category: FeedVacancy['category']
  province: string
  level: FeedVacancy['level']
  contract: string | null
  body: unknown
}

/** When the last vacancy of a part was posted, and its id: the next part goes on after it, also when that vacancy has closed or gone meanwhile. */
const cursorParameter = z
  .string()
  .transform((text) => text.split('_'))
  .pipe(z.tuple([z.iso.datetime(), idValue]))
  .optional()

export const vacancyFeedQuery = z.object({ edition: editionParameter, after: cursorParameter })

const feedRows = documentTrees<FeedRow>({
  uid: 'api::vacancy.vacancy',
  select: [...cardOfVacancy.select, 'category', 'province', 'level', 'contract', 'body'],
  populate: cardOfVacancy.populate,
})

/** `GET /public/vacancy-feed`: the open vacancies of an edition with their texts, the newest first, as job boards get them; in parts. */
export async function listFeedVacancies({ edition, after }: z.infer<typeof vacancyFeedQuery>): Promise<VacancyFeed> {
  const open = () => {
    const query = openVacancies(new Date())
    return edition ? query.where('v.edition', edition) : query
  }
  const part = open()
  if (after) part.whereRaw('(v.posted_at, v.public_id) < (?, ?)', after)
  const found: { id: number }[] = await part
    .orderBy([
      { column: 'v.posted_at', order: 'desc' },
      { column: 'v.public_id', order: 'desc' },
    ])
    .limit(feedPageSize)
    .select('v.id')
  const places = new Map(found.map(({ id }, at) => [id, at]))
  const rows = await feedRows([...places.keys()])
  rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
  const last = found.length === feedPageSize ? rows.at(-1) : undefined
  return {
    data: serialiseRows('vacancy', rows, feedVacancies).flat(),
    meta: {
      next: last ? `${timestamp(last.postedAt)}_${last.publicId}` : null,
      changedAt: after ? null : await lastChange(open()),
    },
  }
}

async function lastChange(open: Knex.QueryBuilder): Promise<string | null> {
  const [row] = await open.select<{ at: string | null }[]>(
    strapi.db.connection.raw('max(greatest(v.updated_at, v.posted_at)) AS at'),
  )
  return timestampOrNull(row?.at ?? null)
}

/** A vacancy without an employer is in no feed: job boards reject it. */
function feedVacancies(row: FeedRow): FeedVacancy[] {
  const { id, slug, title, intro, city, company, employer, ...card } = vacancyCard(row)
  const name = (company ?? employer)?.name
  if (!name) return []
  const { hoursMin, hoursMax, salaryMin, salaryMax, postedAt, closesAt, changedAt } = card
  const { category, province, level, contract, body } = row
  return [
    {
      ...{ id, slug, title, intro, city, employer: name, province, category },
      ...{ level: level || null, contract: contract || null, hoursMin, hoursMax, salaryMin, salaryMax },
      ...{ body: richText(body), postedAt, closesAt },
      changedAt: changedAt !== null && changedAt > postedAt ? changedAt : postedAt,
    },
  ]
}
