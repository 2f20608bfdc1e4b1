import type { ArchiveMonth } from '@gevel/contract/archive'
import { z } from 'zod'
import { monthsOf } from '../article-lists/months'
import { editionParameter } from '../http/parameters'

export const monthsQuery = z.object({ edition: editionParameter })

/** `GET /public/archive`: the months (of an edition) with their number of articles, newest first. */
export async function listMonths({ edition }: z.infer<typeof monthsQuery>): Promise<{ data: ArchiveMonth[] }> {
  const months = await monthsOf({ kind: 'all', ownerId: 0, edition })
  return { data: months.map(({ month, articles }) => ({ month: month.slice(0, '2026-11'.length), articles })) }
}
