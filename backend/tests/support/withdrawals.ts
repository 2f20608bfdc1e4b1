import type { Client } from 'pg'
import { z } from 'zod'
import type { ApiResponse } from './backend.ts'
import { newEmail } from './registration.ts'
import { askAs, type Visit } from './visitor.ts'

const receivedSchema = z.object({ receipt: z.string() })
const shownSchema = z.object({
  receipt: z.object({ orderText: z.string(), email: z.string(), receivedAt: z.iso.datetime() }),
})

/** A statement of withdrawal as the website sends it. */
export function newStatement(fields: object = {}) {
  return {
    orderText: 'B2026-999999',
    name: 'Dieuwertje van der Steen-Wagenaar',
    email: newEmail(),
    idempotencyKey: crypto.randomUUID() as string,
    ...fields,
  }
}

export function sendStatement(statement: object, visit: Visit = {}): Promise<ApiResponse> {
  // no bot check stands before it
  return askAs({ proof: null, ...visit }, 'POST', '/public/withdrawals', statement)
}

/** Sends a statement that must be accepted, and returns the code of its acknowledgement. */
export async function storedReceipt(statement: object, visit: Visit = {}): Promise<string> {
  const response = await sendStatement(statement, visit)
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`)
  return receivedSchema.parse(response.body).receipt
}

/** What the acknowledgement page shows. */
export async function shownReceipt(code: string) {
  const response = await askAs({}, 'POST', '/public/withdrawals/receipt', { code })
  return shownSchema.parse(response.body).receipt
}

/** The stored statements from an address. */
export async function statementsFrom(database: Client, email: string) {
  return (await database.query('SELECT * FROM gevel_withdrawals WHERE email = $1 ORDER BY id', [email])).rows
}
