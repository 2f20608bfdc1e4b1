import type { NewsletterList } from '@gevel/contract/newsletter'
import { errors } from '@strapi/utils'
import type { z } from 'zod'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import type { Cause } from '../../editor-actions/perform'
import { fillIssue } from '../filling/fill-issue'
import { loadRules } from '../rules'
import type { saveInput } from './issue-input'
import { editableStates, lockIssue, logIssue } from './issue-row'
import { nameOfActor } from './name-of-actor'

/** How far back the first issue of a list looks, in days. */
const firstDays = { general: 1, pro: 7, vacancies: 7, events: 14 } as const

/** Begins an issue, filled with what is new since the last one of its list. @returns its id */
export async function createIssue(trx: Transaction, list: NewsletterList, { actor, at }: Cause): Promise<number> {
  const last = await tablesOf(trx)
    .selectFrom('gevel_newsletter_issues')
    .select('started_at')
    .where('list', '=', list)
    .where('kind', '!=', 'breaking')
    .where('started_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  const since = last?.started_at ?? new Date(at.getTime() - firstDays[list] * 86_400_000)
  const [blocks, rules] = [await fillIssue({ list, since, at }), await loadRules()]
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
