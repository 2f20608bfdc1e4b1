import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from './derived-keys.server.ts'

/** No person reads and fills in a form faster. */
const MIN_MS = 3_000
/** How long a page may stay open. */
const MAX_MS = 24 * 60 * 60_000

const key = keyFor('moments')

/**
 * The signed time at which a form is rendered, which is sent back with it.
 * @param form its name
 */
export function signedTime(form: string, nowMs: number): string {
  const moment = nowMs.toString(36)
  return `${moment}.${signatureOf(form, moment)}`
}

/**
 * When a form was sent: at a human pace, too soon for a person, or too late after rendering. `unsigned` for an invalid
 * time.
 */
export type Pace = 'person' | 'too-soon' | 'too-late' | 'unsigned'

export function paceOf(form: string, signed: string, nowMs: number): Pace {
  const [moment = '', signature = ''] = signed.split('.')
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(form, moment))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'unsigned'
  const ageMs = nowMs - Number.parseInt(moment, 36)
  if (ageMs < MIN_MS) return 'too-soon'
  return ageMs > MAX_MS ? 'too-late' : 'person'
}

function signatureOf(form: string, moment: string): string {
  return createHmac('sha256', key).update(`${form} ${moment}`).digest('base64url')
}
