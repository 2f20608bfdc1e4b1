import type { FeedVacancy } from '@gevel/contract/vacancy-feed'
import { longestJobFeed } from '@gevel/contract/vacancy-feed'
import { z } from 'zod'
import { editionParameter } from '../../platform/http/parameters'
import { serialiseRows } from '../../platform/http/serialise-rows'
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

export const vacancyFeedQuery = z.object({ edition: editionParameter })

const feedRows = documentTrees<FeedRow>({
  uid: 'api::vacancy.vacancy',
  select: [...cardOfVacancy.select, 'category', 'province', 'level', 'contract', 'body'],
  populate: cardOfVacancy.populate,
})

/** `GET /public/vacancy-feed`: the open vacancies of an edition with their texts, the newest first, as job boards get them. */
export async function listFeedVacancies({
  edition,
}: z.infer<typeof vacancyFeedQuery>): Promise<{ data: FeedVacancy[] }> {
  const open = openVacancies(new Date())
  if (edition) open.where('v.edition', edition)
  const ids: number[] = await open
    .orderBy([
      { column: 'v.posted_at', order: 'desc' },
      { column: 'v.public_id', order: 'desc' },
    ])
    .limit(longestJobFeed)
    .pluck('v.id')
  const rows = await feedRows(ids)
  const places = new Map(ids.map((id, at) => [id, at]))
  rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
  return { data: serialiseRows('vacancy', rows, feedVacancies).flat() }
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
