import { list, single } from '@gevel/contract/envelope'
import { type NewsletterList, sentIssueCardSchema, sentIssueSchema } from '@gevel/contract/newsletter'
import { fetchContent, findContent } from '../../content/client.server.ts'

const issuesAnswer = list(sentIssueCardSchema)
const issueAnswer = single(sentIssueSchema)

interface IssuesQuery {
  list?: NewsletterList | undefined
  /** from 1 */
  page: number
}

/** A page of the sent issues, newest first, of one newsletter or of all. */
export function listIssues(request: Request, query: IssuesQuery) {
  return fetchContent(request, '/public/newsletters', issuesAnswer, { ...query })
}

/** A sent issue, with those before and after it; undefined for an unknown one. */
export async function findIssue(request: Request, slug: string) {
  return (await findContent(request, `/public/newsletters/${encodeURIComponent(slug)}`, issueAnswer))?.data
}
