/** The backend's sentence for each field that it rejects, by the path to the field: `customer.email`. */
export type FieldMessages = Partial<Record<string, string>>

/** Reads them from the error of a failed request. */
export function fieldMessagesOf(error: unknown): FieldMessages {
  const problems: unknown = Object(Object(error).details).errors
  if (!Array.isArray(problems)) return {}
  return Object.fromEntries(
    problems.map((problem) => {
      const { path, message } = Object(problem)
      return [Array.isArray(path) ? path.join('.') : String(path ?? ''), String(message)]
    }),
  )
}
