import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from './own-keys.server.ts'

/** Nobody reads a form and fills it in within this time. */
const LEAST_MS = 3_000
/** As long as a page may lie open. */
const MOST_MS = 24 * 60 * 60_000

const key = keyFor('moments')

/**
 * The moment at which a form is drawn, so that it can come back with what is filled in.
 * @param form its name
 */
export function signedMoment(form: string, nowMs: number): string {
  const moment = nowMs.toString(36)
  return `${moment}.${signatureOf(form, moment)}`
}

/** How a form was sent: in good time, sooner than a person can, or of a page that lay open too long. What nobody signed is `unsigned`. */
export type Pace = 'person' | 'too-soon' | 'too-late' | 'unsigned'

export function paceOf(form: string, signed: string, nowMs: number): Pace {
  const [moment = '', signature = ''] = signed.split('.')
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(form, moment))]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return 'unsigned'
  const ageMs = nowMs - Number.parseInt(moment, 36)
  if (ageMs < LEAST_MS) return 'too-soon'
  return ageMs > MOST_MS ? 'too-late' : 'person'
}

function signatureOf(form: string, moment: string): string {
  return createHmac('sha256', key).update(`${form} ${moment}`).digest('base64url')
}
