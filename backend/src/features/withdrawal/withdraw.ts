import { createHash } from 'node:crypto'
import { dutchDay } from '@gevel/contract/dutch-day'
import type { withdrawalEndpoints } from '@gevel/contract/endpoints/withdrawals'
import { sql } from 'kysely'
import { drawNumber } from '../../ledger/numbers/next-number'
import { tablesOf } from '../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../platform/database/transaction'
import type { RouteRequest } from '../../platform/http/route'
import { queueJob } from '../../platform/jobs/queue-job'
import { defineLimit } from '../../platform/limits/limit'
import { mailboxOf } from '../../platform/limits/mailbox'
import { queueMail } from '../../platform/mail/queue-mail'
import { readLink, signLink } from '../../platform/signed-links/signed-link'
import { examineWithdrawal } from './examine'
import { receiptMail } from './withdrawal-mails'

type Request = RouteRequest<typeof withdrawalEndpoints.withdraw>

/**
 * Statements of a network address. The limit is short, because a withdrawal may have to wait a minute but is never rejected for
 * long: an office, or a provider's customers, share an address.
 */
export const statementLimit = defineLimit('withdrawals', {
  points: 10,
  minutes: 1,
  reached: 'Er kwamen net veel herroepingen van uw netwerk. Wat u invulde staat er nog.',
  alternative: ', of herroep per mail of post',
})

/** How many acknowledgements a mailbox gets at once in an hour, and how long each further one waits for the one before. */
const promptMails = 5
const laterMinutes = 10

/**
 * `POST /public/withdrawals`: stores a statement and mails its acknowledgement, whatever order it names. It does not look at orders: a
 * job does, so that neither the response nor the time it takes tells which orders exist.
 * @throws `too-many-requests`
 */
export async function withdraw({ input, client }: Request) {
  return inTransaction(async (trx) => {
    const { number, receivedAt } = await storeOnce(trx, { input, client, at: new Date() })
    return { receipt: signReceipt(number, receivedAt) }
  })
}

async function storeOnce(
  trx: Transaction,
  { input, client, at }: Pick<Request, 'input' | 'client'> & { at: Date },
): Promise<{ number: string; receivedAt: Date }> {
  const key = keyOf(input)
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`withdrawal ${key}`])
  const repeated = await tablesOf(trx)
    .selectFrom('gevel_withdrawals')
    .select(['number', 'received_at as receivedAt'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (repeated) return repeated
  await statementLimit.consume(client.address, { source: client }, { trx })
  const { orderText, name, email } = input
  const number = await drawNumber(trx, 'H', dutchDay(at))
  const later = await acknowledgementTime(trx, email, at)
  const { id } = await tablesOf(trx)
    .insertInto('gevel_withdrawals')
    .values({ number, order_text: orderText, name, email, idempotency_key: key, received_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueMail(receiptMail, email, { number, orderText, name, email, receivedAt: at }, later ? { at: later } : {})
  await queueJob(examineWithdrawal, { id })
  return { number, receivedAt: at }
}

/** A form that was sent again with other contents, after the Back button, is another statement: a UUID of version 8 (RFC 9562). */
function keyOf({ orderText, name, email, idempotencyKey }: Request['input']): string {
  const hash = createHash('sha256').update(JSON.stringify([idempotencyKey, orderText, name, email]))
  const hex = hash.digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * When an acknowledgement is mailed; undefined for at once, unless the mailbox got many. Anybody can type an address, and nobody may flood a
 * mailbox by it. The number of the statement was drawn before, so that the statements of others are counted one after the other.
 */
async function acknowledgementTime(trx: Transaction, email: string, at: Date): Promise<Date | undefined> {
  const hourAgo = new Date(at.getTime() - 3_600_000)
  const { count } = await tablesOf(trx)
    .selectFrom('gevel_withdrawals')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('received_at', '>', hourAgo)
    .where(sql`regexp_replace(email, '\\+[^@]*(?=@[^@]*$)', '')`, '=', mailboxOf(email))
    .executeTakeFirstOrThrow()
  if (count < promptMails) return undefined
  return new Date(at.getTime() + (count + 1 - promptMails) * laterMinutes * 60_000)
}

/** How long an acknowledgement can be opened; the mail with it stays. */
const receiptDays = 30

/** The code of the acknowledgement of a statement. */
function signReceipt(number: string, receivedAt: Date): string {
  const expiresAt = new Date(receivedAt.getTime() + receiptDays * 86_400_000)
  return signLink({ purpose: 'receipt', subject: number, expiresAt })
}

/** The number of the statement of an acknowledgement; undefined when it is none, or no longer valid. */
export function numberOfReceipt(code: string, at: Date): string | undefined {
  const link = readLink('receipt', code, at)
  return link.state === 'valid' ? link.subject : undefined
}
