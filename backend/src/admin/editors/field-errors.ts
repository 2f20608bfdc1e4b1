/** The backend's messages about a form, by field name; `form` holds those without a field. */
export type FieldErrors = Partial<Record<string, string>>

const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.'

/** Extracts the backend's messages from the error that the admin's client throws. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const body = Object(Object(Object(error).response).data).error
  const problems: unknown = Object(Object(body).details).errors
  if (Array.isArray(problems) && problems.length > 0)
    return Object.fromEntries(
      problems.map((problem) => [String(Object(problem).path) || 'form', Object(problem).message]),
    )
  const message: unknown = Object(body).message
  return { form: typeof message === 'string' && message !== '' ? message : FAILED }
}
