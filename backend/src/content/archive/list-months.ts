import type { ArchiveMonth } from '@gevel/contract/archive'
import { z } from 'zod'
import { editionParameter } from '../../platform/http/parameters'
import { listMonthCounts } from '../article-lists/months'

export const monthsQuery = z.object({ edition: editionParameter })

/** `GET /public/archive`: the months (of an edition) with their number of articles, newest first. */
export async function listMonths({ edition }: z.infer<typeof monthsQuery>): Promise<{ data: ArchiveMonth[] }> {
  const months = await listMonthCounts({ kind: 'all', ownerId: 0, edition })
  return { data: months.map(({ month, articles }) => ({ month: month.slice(0, '2026-11'.length), articles })) }
}
