import { z } from 'zod'

/** The code of an error that only one feature has: its name, and what is wrong. */
type DomainErrorCode = `${string}/${string}`
export const domainErrorCodeSchema = z.templateLiteral([z.string(), '/', z.string()])

/** What the backend responds to a request that a rule of the feature rejects. */
interface DomainError {
  status: 403 | 404 | 409 | 410
  /** for the reader, in Dutch */
  sentence: string
}

export type DomainErrors<Code extends string> = Readonly<Record<Code, DomainError>>

/**
 * Declares the errors of a feature, in its contract: `orders/sold-out`. The backend throws one by its code, and the website
 * shows its sentence, or looks for the code in an `explain` of the form.
 */
export function defineDomainErrors<const Code extends DomainErrorCode>(errors: DomainErrors<Code>): DomainErrors<Code> {
  return errors
}
