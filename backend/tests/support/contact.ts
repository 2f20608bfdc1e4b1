import { errorBodySchema } from '@gevel/contract/errors'
import type { Client } from 'pg'
import { z } from 'zod'
import { type ApiResponse, ask } from './backend.ts'
import { newEmail } from './registration.ts'
import { askAs, headersOf, type Visit } from './visitor.ts'

const storedSchema = z.object({ number: z.string(), confirm: z.boolean() })

/** A message as the website sends it. */
export function newQuestion(fields: object = {}) {
  return {
    subject: 'Abonnement of factuur',
    name: 'Jip van Buiten',
    email: newEmail(),
    reference: null,
    message: 'Kan ik mijn factuur nog eens krijgen?',
    idempotencyKey: crypto.randomUUID() as string,
    ...fields,
  }
}

/** Sends a message that must be accepted. */
export async function askContact(question: object, visit: Visit = {}) {
  const response = await askAs(visit, 'POST', '/public/contact/questions', question)
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`)
  return storedSchema.parse(response.body)
}

/** Sends a tip with files, as the website does. */
export function sendTip(tip: object, files: readonly File[] = [], visit: Visit = {}): Promise<ApiResponse> {
  const form = new FormData()
  const input = { sender: null, message: 'Er klopt iets niet.', idempotencyKey: crypto.randomUUID(), ...tip }
  form.set('input', JSON.stringify(input))
  for (const file of files) form.append('files', file)
  return ask('/public/contact/tips', { method: 'POST', headers: headersOf(visit), body: form })
}

/** Sends a tip that must be accepted. */
export async function storedTip(...tip: Parameters<typeof sendTip>) {
  const response = await sendTip(...tip)
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`)
  return storedSchema.parse(response.body)
}

/** The stored messages from an address. */
export async function ticketsFrom(database: Client, email: string) {
  return (await database.query('SELECT * FROM gevel_tickets WHERE email = $1 ORDER BY id', [email])).rows
}

/** The sentence of an error. */
export function errorSentence({ body }: ApiResponse): string {
  return errorBodySchema.parse(body).error.message
}
