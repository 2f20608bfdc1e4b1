import { errors } from '@strapi/utils'
import { plainLink } from '../content/newsletter-links'
import { resolveBlocks } from '../content/resolve-blocks'
import { loadNewsletterSender } from '../mail/newsletter-sender'
import { largestMailBytes, writeIssue } from '../mail/write-issue'
import { issueBlocksSchema } from '../stored/issue-blocks'
import { editableStates, findIssue, type IssueRow } from '../stored/issue-row'

/** @throws ApplicationError when an issue that is not planned yet lacks something without which it cannot be sent, or is too heavy */
export async function checkComplete(id: number, at: Date): Promise<void> {
  const issue = await findIssue(strapi.db.connection, id)
  const problem = issue && editableStates.includes(issue.state) && (await problemOf(issue, at))
  if (problem) throw new errors.ApplicationError(problem)
}

async function problemOf(issue: IssueRow, at: Date): Promise<string | undefined> {
  if (!issue.subject) return 'Vul eerst een onderwerp in.'
  if (issue.second_subject === issue.subject) return 'De twee onderwerpen zijn gelijk.'
  const blocks = await resolveBlocks(issueBlocksSchema.parse(JSON.parse(issue.blocks)), at)
  if (blocks.length === 0) return 'Er staat nog niets in deze nieuwsbrief.'
  const sender = await loadNewsletterSender(issue.list)
  const mail = writeIssue({ issue, blocks, sender, linkOf: plainLink, onSite: null, at })
  const bytes = Buffer.byteLength(mail.html)
  if (bytes <= largestMailBytes) return undefined
  return `De mail is ${Math.ceil(bytes / 1000)} kB; hoogstens ${largestMailBytes / 1000} kB, anders breekt Gmail hem af. Haal blokken of regels weg.`
}
