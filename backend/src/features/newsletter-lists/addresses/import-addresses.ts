import { newsletterListSchema } from '@gevel/contract/newsletter'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAudit } from '../../../content/audit-log/record-audit'
import type { LineError } from '../../../platform/csv/read-csv'
import { tablesOf } from '../../../platform/database/tables-of'
import { inTransaction, type Transaction } from '../../../platform/database/transaction'
import { fieldError } from '../../../platform/errors/field-error'
import { parseInput } from '../../../platform/http/parse-input'
import { hashOf } from '../../../platform/secrets/secrets'
import { newsletterLists } from '../newsletter-lists'
import { subscriberAudit } from './audit-kinds'
import { type AddressRow, readAddressRows } from './read-address-rows'

const importInput = z.object({
  list: newsletterListSchema,
  addresses: z
    .string()
    .min(1, 'Kies een bestand of plak de adressen.')
    .max(900_000, 'Deze lijst is te lang: splits haar.'),
  /** the text that these people agreed to, for the proof of their consent */
  proof: z
    .string()
    .trim()
    .min(20, 'Schrijf in een zin waar en waarvoor deze mensen toestemming gaven.')
    .max(1_000, 'Houd het bij hoogstens 1.000 tekens.'),
  /** says what would happen, and stores nothing */
  isDryRun: z.boolean(),
})

/** What an import does, or would do. */
export interface ImportResult {
  added: number
  /** that are on the list already */
  present: number
  /** that unsubscribed from the list: only they themselves can come back */
  withdrawn: number
  /** that get no mail of lists */
  suppressed: number
  /** further lines with an address of an earlier one */
  repeated: number
  problems: LineError[]
}

const batch = 1_000
/** How many problems the response lists; a file with more is not a list of addresses. */
const mostProblems = 100

/**
 * `POST /subscribers/import`: adds addresses whose owners gave consent elsewhere, with the proof. Who unsubscribed, or gets no mail because it
 * came back, stays so. A repeat adds nothing.
 * @throws ValidationError for a list with a line that cannot be read; nothing is stored then
 */
export async function importAddresses(ctx: Context): Promise<void> {
  const { list, addresses, proof, isDryRun } = parseInput(importInput, ctx.request.body)
  const at = new Date()
  const { rows, problems, repeated } = readAddressRows(addresses, at)
  if (problems.length > 0 && !isDryRun)
    throw fieldError([{ path: ['addresses'], message: `Regel ${problems[0]?.line}: ${problems[0]?.problem}.` }])
  const result = await inTransaction(async (trx) => {
    const counts = { added: 0, present: 0, withdrawn: 0, suppressed: 0 }
    for (let first = 0; first < rows.length; first += batch) {
      const part = rows.slice(first, first + batch)
      const states = await statesOf(trx, part, newsletterLists[list].key)
      for (const { email } of part) counts[states.get(email) ?? 'added'] += 1
      const added = part.filter(({ email }) => !states.has(email))
      if (!isDryRun && added.length > 0) await storeConsents(trx, added, { list: newsletterLists[list].key, proof, at })
    }
    if (!isDryRun) await recordAudit({ kind: subscriberAudit.kinds.imported, changes: [list, String(counts.added)] })
    return counts
  })
  const data: ImportResult = { ...result, repeated, problems: problems.slice(0, mostProblems) }
  ctx.body = { data }
}

/** Why addresses are not added, by address. */
async function statesOf(trx: Transaction, rows: readonly AddressRow[], list: string) {
  const hashes = rows.map(({ email }) => hashOf(email))
  const found = await tablesOf(trx)
    .selectFrom('gevel_mail_addresses as a')
    .leftJoin('gevel_mail_consents as c', (join) => join.onRef('c.address_id', '=', 'a.id').on('c.list', '=', list))
    .select(['a.email_hash', 'a.suppressed_at', 'c.id', 'c.confirmed_at', 'c.withdrawn_at'])
    .where('a.email_hash', 'in', hashes)
    // the latest consent counts
    .orderBy('c.id')
    .execute()
  const byHash = new Map(found.map((row) => [row.email_hash.toString('hex'), row]))
  const states = new Map<string, 'present' | 'withdrawn' | 'suppressed'>()
  for (const [index, { email }] of rows.entries()) {
    const row = byHash.get(hashes[index]?.toString('hex') ?? '')
    if (row?.suppressed_at) states.set(email, 'suppressed')
    else if (row?.withdrawn_at) states.set(email, 'withdrawn')
    else if (row?.confirmed_at) states.set(email, 'present')
  }
  return states
}

async function storeConsents(
  trx: Transaction,
  rows: readonly AddressRow[],
  { list, proof, at }: { list: string; proof: string; at: Date },
): Promise<void> {
  const tables = tablesOf(trx)
  // in one order, so that two imports wait for each other
  const sorted = rows.toSorted((one, other) => one.email.localeCompare(other.email))
  const stored = await tables
    .insertInto('gevel_mail_addresses')
    .values(sorted.map(({ email }) => ({ email, email_hash: hashOf(email) })))
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet((row) => ({ email: row.ref('excluded.email') })),
    )
    .returning(['id', 'email'])
    .execute()
  const consentedAt = new Map(rows.map((row) => [row.email, row.consentedAt ?? at]))
  await tables
    .insertInto('gevel_mail_consents')
    .values(
      stored.map(({ id, email }) => ({
        ...{
          address_id: id,
          list,
          topic: '',
          wording: proof,
          wording_version: 0,
          form: '/import',
          source: 'import' as const,
        },
        ...{ asked_at: consentedAt.get(email ?? '') ?? at, confirmed_at: consentedAt.get(email ?? '') ?? at },
      })),
    )
    // one that was asked for and not confirmed
    .onConflict((conflict) =>
      conflict
        .columns(['address_id', 'list', 'topic'])
        .where('withdrawn_at', 'is', null)
        .doUpdateSet((row) => ({
          ...{ wording: row.ref('excluded.wording'), wording_version: 0, form: '/import', source: 'import' as const },
          ...{ confirmed_at: row.ref('excluded.confirmed_at') },
        })),
    )
    .execute()
}
