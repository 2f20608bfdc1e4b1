import { errors } from '@strapi/utils'
import { z } from 'zod'
import { loadRules } from '../../../content/newsletters/rules'
import { tablesOf } from '../../../platform/database/tables-of'
import type { Transaction } from '../../../platform/database/transaction'
import { momentField } from '../../../platform/http/dialog-fields'
import { cancelUnsent, decideUnknown, extendUnsent, holdWaiting } from '../../../platform/mailing/editions'
import type { Cause } from '../../editor-actions/perform'
import { expiryOf } from '../sending/start-issue'
import { type DeliveryContent, editionOf } from '../stored/edition-of'
import { type IssueRow, type IssueState, lockIssue, logIssue } from '../stored/issue-row'
import { nameOfActor } from '../stored/name-of-actor'
import { findSubmitter } from './find-submitter'
import { issueName } from './save-issue'

type Action<Input> = (trx: Transaction, id: number, input: Input, cause: Cause) => Promise<string | undefined>

type Changes = Partial<Pick<IssueRow, 'scheduled_at' | 'approved_by' | 'released_until'>>

interface Step<Input> {
  /** of its line in the log of the issue */
  kind: string
  from: readonly IssueState[]
  to: IssueState
  /** why it is refused from another state */
  refusal: string
  work?(trx: Transaction, issue: IssueRow, input: Input, cause: Cause): Promise<Changes | undefined>
}

/** A change of the state of an issue. A repeat changes nothing. @throws ApplicationError for a state that does not allow it */
function step<Input>({ kind, from, to, refusal, work }: Step<Input>): Action<Input> {
  return async (trx, id, input, cause) => {
    const issue = await lockIssue(trx, id)
    if (!issue) return undefined
    const name = issueName(id, issue.subject)
    if (issue.state === to && !from.includes(to)) return name
    if (!from.includes(issue.state)) throw new errors.ApplicationError(refusal)
    const by = nameOfActor(cause.actor)
    const changes = await work?.(trx, issue, input, cause)
    await tablesOf(trx)
      .updateTable('gevel_newsletter_issues')
      .set({ state: to, changed_at: cause.at, ...changes })
      .where('id', '=', id)
      .execute()
    const data = { editor: cause.editor, ...(changes?.scheduled_at && { at: changes.scheduled_at }) }
    await logIssue(trx, id, { kind, by, data, at: cause.at })
    return name
  }
}

/** Asks another editor to look at it. */
export const submitIssue = step({
  ...{ kind: 'submitted', from: ['draft'], to: 'submitted' },
  refusal: 'Alleen een concept kan worden voorgelegd.',
})

/** Approves what another editor composed. */
export const approveIssue = step({
  ...{ kind: 'approved', from: ['submitted'], to: 'approved' },
  refusal: 'Deze nieuwsbrief is niet voorgelegd, of is sindsdien gewijzigd.',
  work: async (trx, { id }, _, { actor, editor }) => {
    if (editor === (await findSubmitter(trx, id)))
      throw new errors.ApplicationError('Iemand anders dan wie de nieuwsbrief voorlegde keurt hem goed.')
    return { approved_by: nameOfActor(actor) }
  },
})

export const scheduleInput = z.object({ at: momentField('Moment').nullable() })

/** Longest ahead that an issue is scheduled, in days: further is a mistake in the year. */
const furthestDays = 90

/** Schedules an issue for a moment, or for now. @throws ApplicationError for an impossible moment, or without approval */
export const scheduleIssue = step<z.output<typeof scheduleInput>>({
  ...{ kind: 'scheduled', from: ['draft', 'submitted', 'approved'], to: 'scheduled' },
  refusal: 'Deze nieuwsbrief is al ingepland of verstuurd.',
  work: async (_, issue, { at: wanted }, { at }) => {
    if (issue.state !== 'approved' && (await loadRules())[issue.list].needsApproval)
      throw new errors.ApplicationError('Laat deze nieuwsbrief eerst door iemand anders goedkeuren.')
    const moment = wanted ?? at
    if (moment.getTime() < at.getTime() - 60_000)
      throw new errors.ApplicationError('Dit moment is al geweest. Kies een later moment, of verstuur nu.')
    if (moment.getTime() > at.getTime() + furthestDays * 86_400_000)
      throw new errors.ApplicationError(`Plan hoogstens ${furthestDays} dagen vooruit.`)
    return { scheduled_at: moment }
  },
})

/** Takes an issue off the schedule, so that it can be changed. */
export const unscheduleIssue = step({
  ...{ kind: 'unscheduled', from: ['scheduled'], to: 'draft' },
  refusal: 'Deze nieuwsbrief is niet ingepland, of wordt al verstuurd.',
  work: async () => ({ scheduled_at: null, approved_by: null }),
})

/** Holds what is not sent yet; what is handed over at this moment arrives. */
export const pauseIssue = step({
  ...{ kind: 'paused', from: ['sending'], to: 'paused' },
  refusal: 'Deze nieuwsbrief wordt niet verstuurd.',
  work: async (trx, { id }) => {
    await holdWaiting(trx, editionOf(id))
    return undefined
  },
})

/** Goes on where it was paused. */
export const resumeIssue = step({
  ...{ kind: 'resumed', from: ['paused'], to: 'sending' },
  refusal: 'Deze nieuwsbrief staat niet stil.',
  work: async (trx, { id }, _, { at }) => {
    await extendUnsent(trx, editionOf(id), expiryOf(at))
    return { released_until: at }
  },
})

/** Ends an issue: what is not sent yet never is. */
export const cancelIssue = step({
  ...{ kind: 'cancelled', from: ['draft', 'submitted', 'approved', 'scheduled', 'sending', 'paused'], to: 'cancelled' },
  refusal: 'Deze nieuwsbrief is al verstuurd.',
  work: async (trx, { id }, _, { at }) => {
    await cancelUnsent(trx, editionOf(id), at)
    return undefined
  },
})

export const decideInput = z.object({ decision: z.enum(['leave', 'again'], { error: 'Kies wat er moet gebeuren.' }) })

/**
 * Decides what becomes of mails of which nobody knows whether they were sent. Those that are sent again may arrive twice; they have the
 * same Message-ID.
 */
export const decideIssue: Action<z.output<typeof decideInput>> = async (trx, id, { decision }, { actor, at }) => {
  const issue = await lockIssue(trx, id)
  if (!issue) return undefined
  if (issue.state !== 'sending' && issue.state !== 'sent')
    throw new errors.ApplicationError('Dit kan zolang de nieuwsbrief verstuurd wordt, en daarna.')
  const by = nameOfActor(actor)
  const content: DeliveryContent = { issue: id, list: issue.list }
  const sendAgain = decision === 'again' ? { content, expiresAt: expiryOf(at) } : null
  const mails = await decideUnknown(trx, editionOf(id), { sendAgain, by, at })
  if (mails > 0) {
    if (sendAgain)
      await tablesOf(trx)
        .updateTable('gevel_newsletter_issues')
        .set({ state: 'sending' })
        .where('id', '=', id)
        .execute()
    await logIssue(trx, id, { kind: `unknown-${decision}`, by, data: { mails }, at })
  }
  return issueName(id, issue.subject)
}
