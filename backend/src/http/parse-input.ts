import type { z } from 'zod'
import { fieldError } from '../documents/field-error'

/**
 * Parses what a request sent.
 * @throws ValidationError with one sentence for each field that does not fit
 */
export function parseInput<S extends z.ZodType>(schema: S, given: unknown): z.infer<S> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw fieldError(problemsOf(parsed.error))
  return parsed.data
}

/** One message per field: the first is the one to begin with. */
function problemsOf({ issues }: z.ZodError) {
  const problems = issues.map(({ path, message }) => ({
    path: path.map((part) => String(part)),
    // zod's own words for something that is no object at all
    message: path.length === 0 ? 'Dit verzoek klopt niet.' : message,
  }))
  return problems.filter(
    ({ path }, index) => problems.findIndex((other) => other.path.join() === path.join()) === index,
  )
}
