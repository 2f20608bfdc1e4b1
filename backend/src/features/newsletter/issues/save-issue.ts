import type { NewsletterList } from '@gevel/contract/newsletter'
import { errors } from '@strapi/utils'
import type { z } from 'zod'
import { loadRules } from '../../../content/newsletters/rules'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../../editor-actions/perform'
import { resolveBlocks } from '../content/resolve-blocks'
import { fillIssue } from '../filling/fill-issue'
import type { IssueBlock } from '../stored/issue-blocks'
import { editableStates, lockIssue, logIssue } from '../stored/issue-row'
import { lastStart } from '../stored/last-start'
import { nameOfActor } from '../stored/name-of-actor'
import { longestPreview, longestSubject, type saveInput } from './issue-input'

/** What a new issue of a list begins with: what is new since its last one. */
export async function loadFilling(list: NewsletterList, at: Date) {
  const since = await lastStart(strapi.db.connection, list, at)
  return { list, since, blocks: await fillIssue({ list, since, at }) }
}

/** Begins an issue. @returns its id */
export async function createIssue(
  trx: Transaction,
  { list, since, blocks }: Awaited<ReturnType<typeof loadFilling>>,
  { actor, at }: Cause,
): Promise<number> {
  const rules = await loadRules()
  const by = nameOfActor(actor)
  const { id } = await tablesOf(trx)
    .insertInto('gevel_newsletter_issues')
    .values({
      list,
      blocks: JSON.stringify(blocks),
      per_minute: rules[list].perMinute,
      new_since: since,
      created_by: by,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await logIssue(trx, id, { kind: 'created', by, at })
  return id
}

/**
 * The article of a mail that cannot wait for the next issue.
 * @throws ApplicationError when the article is not on the site
 */
export async function loadBreaking(list: NewsletterList, article: number, at: Date) {
  const blocks: IssueBlock[] = [{ id: 'lead', type: 'lead', article }]
  const [shown] = await resolveBlocks(blocks, at)
  if (shown?.type !== 'lead') throw new errors.ApplicationError('Dit artikel staat niet op de site.')
  return { list, article, blocks, title: shown.article.title, intro: shown.article.intro }
}

/** Begins a mail about one article. An article has one for each list: a repeat is that one. @returns its id */
export async function createBreaking(
  trx: Transaction,
  { list, article, blocks, title, intro }: Awaited<ReturnType<typeof loadBreaking>>,
  { actor, at }: Cause,
): Promise<number> {
  const by = nameOfActor(actor)
  const ruleKey = `breaking ${list} ${article}`
  const tables = tablesOf(trx)
  const stored = await tables
    .insertInto('gevel_newsletter_issues')
    .values({
      ...{ list, kind: 'breaking', rule_key: ruleKey, subject: title.slice(0, longestSubject) },
      ...{ preview: intro.slice(0, longestPreview), blocks: JSON.stringify(blocks) },
      ...{ new_since: at, created_by: by, created_at: at, changed_at: at },
    })
    .onConflict((conflict) => conflict.column('rule_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (stored) {
    await logIssue(trx, stored.id, { kind: 'created', by, at })
    return stored.id
  }
  const { id } = await tables
    .selectFrom('gevel_newsletter_issues')
    .select('id')
    .where('rule_key', '=', ruleKey)
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Saves an issue that is not sent yet. One that was submitted or approved is a draft again: somebody approved other words.
 * @returns its number in the audit log; undefined when there is none
 * @throws ApplicationError when somebody else saved it meanwhile, or it is being sent
 */
export async function saveIssue(
  trx: Transaction,
  id: number,
  input: z.output<typeof saveInput>,
  { actor, at }: Cause,
): Promise<string | undefined> {
  const issue = await lockIssue(trx, id)
  if (!issue) return undefined
  if (!editableStates.includes(issue.state))
    throw new errors.ApplicationError('Deze nieuwsbrief is ingepland of verstuurd, en verandert niet meer.')
  if (issue.version !== input.version)
    throw new errors.ApplicationError(
      'Iemand anders heeft deze nieuwsbrief intussen opgeslagen. Kopieer uw woorden, laad de pagina opnieuw en voeg ze toe.',
    )
  const { subject, secondSubject, preview, blocks, testPercent, testMinutes, perMinute, unknownRule } = input
  await tablesOf(trx)
    .updateTable('gevel_newsletter_issues')
    .set({
      ...{ subject, second_subject: secondSubject || null, preview, blocks: JSON.stringify(blocks) },
      ...{ test_percent: testPercent, test_minutes: testMinutes, per_minute: perMinute, unknown_rule: unknownRule },
      ...{ state: 'draft', approved_by: null, version: issue.version + 1, changed_at: at },
    })
    .where('id', '=', id)
    .execute()
  if (issue.state !== 'draft') await logIssue(trx, id, { kind: 'changed', by: nameOfActor(actor), at })
  return issueName(id, subject)
}

/** The issue in the audit log. */
export function issueName(id: number, subject: string): string {
  return `Nieuwsbrief ${id}${subject && `: ${subject}`}`
}
