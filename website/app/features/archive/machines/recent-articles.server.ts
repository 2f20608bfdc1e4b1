import { type ArchiveEntry, largestArchivePage } from '@gevel/contract/archive'
import { listMonth } from '../archive.server.ts'

/** The articles of both editions since a time in this month or the one before it, newest first; at most 1,000 of each month. */
export async function listRecent(request: Request, since: Date): Promise<ArchiveEntry[]> {
  const months = new Set([monthOf(new Date()), monthOf(since)])
  const found = await Promise.all(
    [...months].map((month) => listMonth(request, month, { page: 1, pageSize: largestArchivePage })),
  )
  const articles = found.flatMap(({ data }) => data)
  return articles.filter(({ publishedAt }) => Date.parse(publishedAt) >= since.getTime()).slice(0, largestArchivePage)
}

/** `2026-11`, in UTC. */
function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}
