import { setTimeout as pause } from 'node:timers/promises'
import nodemailer from '@strapi/provider-email-nodemailer'
import { z } from 'zod'
import { shareLoads } from '../database/share-loads'
import { shareStatements } from '../database/share-statements'
import { environment } from '../environment/environment'
import { mailConnections, mailFrom, pooledMailTransport } from '../environment/mail-server'
import { untilAnswered } from '../http/open-requests'
import { isBossOpen } from '../jobs/boss'
import { defineJob } from '../jobs/job'
import { log } from '../logging/log'
import type { Sender } from '../mail/mail-text'
import { handOverToMany } from '../mail/mail-to-many'
import { mailingNamed } from '../mail/mailing-kind'
import { handOver } from '../mail/send-now'
import { loadSender } from '../mail/sender'
import { failedHandOver } from '../mail/smtp-failure'
import { bounceOf } from './bounce'
import {
  areStillClaimed,
  claimDeliveries,
  type Delivery,
  noteBrokenOff,
  type Outcome,
  settleDeliveries,
} from './deliveries'
import { suppressAfterBounce } from './suppression'

/** Mails of one claim. While a batch waits for the database, the other half of the connections is in use. */
const batchSize = mailConnections / 2
/** How soon mails that are new are looked for while others take long. */
const lookAgainMs = 1_000
/** How long a step of a mail lets requests go first. Under requests without a pause a program still sends 100 mails a second. */
const longestWaitMs = 100
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
  work: () => deliverDue(),
})

/** The jobs of a program send one after the other, so that a program has `mailConnections` mails in hand at most: as many become unknown when it is killed. */
const deliverDue = shareLoads(async () => {
  const brokenOff = await noteBrokenOff(strapi.db.connection, new Date())
  if (brokenOff > 0) log.warn({ mails: brokenOff }, 'Mails were broken off: they are not sent again')
  const from = mailFrom(environment)
  const transport = pooledMailTransport(environment.SMTP_URL ?? '')
  const connections = nodemailer.init(transport, { defaultFrom: from, defaultReplyTo: from })
  try {
    await deliverUntilNone(connections)
  } finally {
    connections.close()
  }
})

type Connections = ReturnType<typeof nodemailer.init>

/**
 * Sends until nothing is due, or the time is over. A mail that takes long keeps one connection from the others.
 * @throws the first error of the database, when all that was begun has ended
 */
async function deliverUntilNone(connections: Connections): Promise<void> {
  const untilMs = Date.now() + worksForMs
  const sending = new Set<Promise<unknown>>()
  const errors: unknown[] = []
  let loaded: Promise<Sender> | undefined
  while (Date.now() < untilMs && isBossOpen() && errors.length === 0) {
    const claimed = await claimDeliveries(strapi.db.connection, batchSize, new Date()).catch((error) => {
      errors.push(error)
      return []
    })
    if (claimed.length === 0 && sending.size === 0) break
    if (claimed.length === 0) await Promise.race([...sending, pause(lookAgainMs)])
    for (const delivery of claimed) {
      loaded ??= loadSender()
      const attempted = attempt(delivery, loaded, connections)
        .catch((error) => errors.push(error))
        .finally(() => sending.delete(attempted))
      sending.add(attempted)
    }
    while (sending.size > mailConnections - batchSize) await Promise.race(sending)
  }
  await Promise.all(sending)
  if (errors.length > 0) throw errors[0]
}

const isStillClaimed = shareStatements((claimed: readonly Delivery[]) => areStillClaimed(strapi.db.connection, claimed))

const settle = shareStatements(async (attempts: readonly { delivery: Delivery; outcome: Outcome }[]) => {
  await settleDeliveries(strapi.db.connection, attempts, new Date())
  return attempts
})

async function attempt(delivery: Delivery, loaded: Promise<Sender>, connections: Connections): Promise<void> {
  await untilAnswered(longestWaitMs)
  const outcome = await send(delivery, loaded, connections)
  if (outcome === 'lost') return
  await settle({ delivery, outcome })
  if (outcome.state === 'rejected')
    await suppressAfterBounce(strapi.db.connection, delivery.addressId, outcome.bounce, new Date())
}

async function send(delivery: Delivery, loaded: Promise<Sender>, connections: Connections): Promise<Outcome | 'lost'> {
  const { id, kind, email, addressId, variant, content, attempts, plannedAt } = delivery
  const later = (reason: string): Outcome => {
    log.warn({ delivery: id, mailing: kind, reason }, 'A mail of a list is tried again later')
    return { state: 'waiting', reason, dueAt: new Date(Date.now() + retryMs(attempts)) }
  }
  const sendMessage = (message: object) => connections.send(message as Parameters<Connections['send']>[0])
  let handOverNow: () => Promise<void>
  try {
    const composed = await mailingNamed(kind)?.compose(content, { addressId, email, variant }, new Date())
    if (composed === 'held') return { state: 'held' }
    if (!composed) return { state: 'skipped' }
    const sender = await loaded
    const letter = { id: `${kind}-${id}`, at: plannedAt, to: email, headers: composed.headers, sender }
    if ('texts' in composed) {
      const { mail, texts } = composed
      handOverNow = () => handOverToMany({ ...letter, mail, texts }, sendMessage)
    } else {
      const text = composed.template.compose(composed.props, sender)
      handOverNow = () => handOver({ ...letter, replyTo: sender.email, text, attachments: [] }, sendMessage)
    }
    await untilAnswered(longestWaitMs)
    if (!(await isStillClaimed(delivery))) return 'lost'
  } catch (error) {
    return later(error instanceof Error ? error.message : String(error))
  }
  try {
    await handOverNow()
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
