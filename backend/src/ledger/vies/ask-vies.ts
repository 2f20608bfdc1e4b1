import { z } from 'zod'

/** What the service of the EU knows of a VAT id. `unknown` says nothing about it: the service, or that of the country, did not answer. */
export type VatIdAnswer =
  | { state: 'valid'; consultation: string | null }
  | { state: 'invalid' }
  | { state: 'unknown'; reason: string }

const timeoutMs = 15_000

/** Either kind of answer; `userError` is also set when the country could not be asked, and `valid` is false then. */
const answerSchema = z.object({
  valid: z.boolean().optional(),
  userError: z.string().optional(),
  /** the consultation number, as evidence; only for a requester */
  requestIdentifier: z.string().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
})

/**
 * Asks VIES whether a VAT id is in use. It is often away, and blocks an address that asks too much (`IP_BLOCKED`): whatever is not a
 * clear answer is `unknown`.
 * @param url of its REST API, without a trailing slash
 * @param requester VAT id of the publisher, for a consultation number
 */
export async function askVies(url: string, vatId: string, requester: string | null): Promise<VatIdAnswer> {
  try {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...{ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) },
        ...(requester && { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { valid, userError, requestIdentifier, errorWrappers } = answerSchema.parse(await response.json())
    const error =
      errorWrappers?.[0]?.error ?? (userError === 'VALID' || userError === 'INVALID' ? undefined : userError)
    if (!response.ok || error !== undefined || valid === undefined)
      return { state: 'unknown', reason: error ?? `status ${response.status}` }
    return valid ? { state: 'valid', consultation: requestIdentifier || null } : { state: 'invalid' }
  } catch (error) {
    return { state: 'unknown', reason: error instanceof Error ? error.name : 'no answer' }
  }
}
