import { single } from '@gevel/contract/envelope'
import { issueReaderSchema } from '@gevel/contract/issue-reader'
import { ContentError } from '../../../content/backend/errors.ts'
import { fetchLimitedContent } from '../../../content/client.server.ts'

const readerAnswer = single(issueReaderSchema)

/** An issue in the page reader, for the visitor of this request; null for one without pages. */
export async function findReader(request: Request, id: number, { page, q }: { page: number; q: string }) {
  try {
    return (await fetchLimitedContent(request, `/public/magazines/${id}/reader`, readerAnswer, { page, q })).data
  } catch (error) {
    if (error instanceof ContentError && error.answered && error.status === 404) return null
    throw error
  }
}
