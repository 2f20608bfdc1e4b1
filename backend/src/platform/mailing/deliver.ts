import { z } from 'zod'
import { environment } from '../environment/environment'
import { isBossOpen } from '../jobs/boss'
import { defineJob } from '../jobs/job'
import { log } from '../logging/log'
import type { Sender } from '../mail/mail-text'
import { mailingNamed } from '../mail/mailing-kind'
import { handOver } from '../mail/send-now'
import { loadSender } from '../mail/sender'
import { failedHandOver } from '../mail/smtp-failure'
import { bounceOf } from './bounce'
import {
  claimDeliveries,
  type Delivery,
  isStillClaimed,
  noteBrokenOff,
  type Outcome,
  settleDelivery,
} from './deliveries'
import { suppressAfterBounce } from './suppression'

/** Mails that one program hands over at a time; of a program that is killed so many become unknown at most. */
const atOnce = 20
/** Ends well before the time limit of a job; the next minute goes on. */
const worksForMs = 8 * 60_000
const firstRetryMs = 60_000
const longestRetryMs = 3_600_000

/** Sends the mails of lists that are due. Queued when there are new ones; every minute for those that wait for another attempt. */
export const deliverMailings = defineJob({
  name: 'mailing-delivery',
  data: z.object({}),
  schedule: '* * * * *',
  withinSeconds: 1_800,
  // without a mail server they wait
  paused: !environment.SMTP_URL,
  work: async () => {
    const knex = strapi.db.connection
    const brokenOff = await noteBrokenOff(knex, new Date())
    if (brokenOff > 0) log.warn({ mails: brokenOff }, 'Mails were broken off: they are not sent again')
    const untilMs = Date.now() + worksForMs
    let sender: Sender | undefined
    while (Date.now() < untilMs && isBossOpen()) {
      const claimed = await claimDeliveries(knex, atOnce, new Date())
      if (claimed.length === 0) return
      sender ??= await loadSender()
      const from = sender
      await Promise.all(claimed.map((delivery) => attempt(delivery, from)))
    }
  },
})

async function attempt(delivery: Delivery, sender: Sender): Promise<void> {
  const knex = strapi.db.connection
  const outcome = await send(delivery, sender)
  if (outcome === 'lost') return
  await settleDelivery(knex, delivery, outcome, new Date())
  if (outcome.state === 'rejected') await suppressAfterBounce(knex, delivery.addressId, outcome.bounce, new Date())
}

async function send(delivery: Delivery, sender: Sender): Promise<Outcome | 'lost'> {
  const { id, kind, email, addressId, variant, content, attempts, plannedAt } = delivery
  const later = (reason: string): Outcome => {
    log.warn({ delivery: id, mailing: kind, reason }, 'A mail of a list is tried again later')
    return { state: 'waiting', reason, dueAt: new Date(Date.now() + retryMs(attempts)) }
  }
  let mail: Parameters<typeof handOver>[0]
  try {
    const composed = await mailingNamed(kind)?.compose(content, { addressId, email, variant }, new Date())
    if (composed === 'held') return { state: 'held' }
    if (!composed) return { state: 'skipped' }
    const text = 'written' in composed ? composed.written : composed.template.compose(composed.props, sender)
    mail = {
      ...{ id: `${kind}-${id}`, at: plannedAt, to: email, replyTo: sender.email, text, attachments: [] },
      ...{ headers: composed.headers, sender },
    }
    if (!(await isStillClaimed(strapi.db.connection, delivery))) return 'lost'
  } catch (error) {
    return later(error instanceof Error ? error.message : String(error))
  }
  try {
    await handOver(mail)
    return { state: 'sent' }
  } catch (error) {
    const failed = failedHandOver(error)
    if (failed.outcome === 'unsent') return later(failed.reason)
    log.warn({ delivery: id, mailing: kind, ...failed }, 'A mail of a list was not handed over')
    if (failed.outcome === 'unknown') return { state: 'unknown', reason: failed.reason }
    return { state: 'rejected', reason: failed.reason, bounce: bounceOf(failed.code, failed.reply) }
  }
}

/** Doubles with each attempt. */
function retryMs(attempts: number): number {
  return Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs)
}
