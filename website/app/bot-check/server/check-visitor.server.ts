import { type FormSchema, RENDERED_AT } from '../../forms/schema/define-form.ts'
import type { Rejection, ValidForm } from '../../forms/server/read-form.server.ts'
import { DECOY, PROOF } from '../bot-check-data.ts'
import { nameOf } from './begin-check.server.ts'
import { proofOfWork } from './challenge.server.ts'
import { isServiceOn, proofOfService } from './service.server.ts'
import { type Pace, paceOf, signedTime } from './signed-time.server.ts'

/** Does not reveal which check failed. */
const UNLIKELY = 'Wij konden uw formulier nog niet controleren. Wacht een paar tellen en verstuur het dan opnieuw.'
const MESSAGES: Record<Exclude<Pace, 'person'>, string> = {
  'too-soon': UNLIKELY,
  unsigned: UNLIKELY,
  'too-late': 'Deze pagina stond lang open. Wacht een paar tellen en verstuur het formulier dan opnieuw.',
}
const NOT_PASSED = 'De controle of u een mens bent is niet gelukt. Doe die opnieuw en verstuur het formulier nog eens.'

type Sent = Pick<ValidForm<FormSchema>, 'hiddenField' | 'reject'>

/**
 * Judges a public form that has no time of its own, because its page is cached and the same for everybody: only what is hidden from people
 * must be empty. Without a proof the backend counts it five times, and the form needs a limit of its own.
 */
export function checkCachedForm({ hiddenField, reject }: Sent): { proof: undefined } | { rejection: Rejection } {
  if (hiddenField(DECOY) === '') return { proof: undefined }
  return { rejection: reject({ title: 'Nog niet verstuurd', message: UNLIKELY }) }
}

/**
 * Decides whether a person sent a valid public form: by its proof, else by the time it took.
 * @returns the id of the proof, for the backend to count once; undefined without one, which costs more of the limit
 */
export async function checkVisitor(
  schema: FormSchema,
  { hiddenField, reject }: Sent,
  nowMs = Date.now(),
): Promise<{ proof: string | undefined } | { rejection: Rejection }> {
  const rejected = (message: string, renderedAt?: string) => ({
    rejection: reject({ title: 'Nog niet verstuurd', message, ...(renderedAt && { renderedAt }) }),
  })
  const form = nameOf(schema)
  if (hiddenField(DECOY) !== '') return rejected(UNLIKELY)
  const proof = await (isServiceOn ? proofOfService : proofOfWork)(hiddenField(PROOF))
  if (proof === 'refused') return rejected(NOT_PASSED)
  if (proof !== undefined) return { proof }
  const pace = paceOf(form, hiddenField(RENDERED_AT), nowMs)
  if (pace === 'person') return { proof: undefined }
  return rejected(MESSAGES[pace], pace === 'too-soon' ? undefined : signedTime(form, nowMs))
}
