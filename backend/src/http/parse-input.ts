import type { z } from 'zod'
import { fieldError } from '../errors/field-error'
import { thrownAt } from './thrown-at'

const zod = /[\\/]node_modules[\\/]zod[\\/]/
const malformed = 'Dit verzoek klopt niet.'

/**
 * Parses what a request sent.
 * @throws ValidationError with one sentence for each field that does not fit
 */
export function parseInput<S extends z.ZodType>(schema: S, given: unknown): z.infer<S> {
  const parsed = safelyParsed(schema, given)
  if (!parsed.success) throw fieldError(problemsOf(parsed.error))
  return parsed.data
}

/** zod measures the `length` of what should be a text before it looks at the type, and throws when that is no number. */
function safelyParsed<S extends z.ZodType>(schema: S, given: unknown) {
  try {
    return schema.safeParse(given)
  } catch (error) {
    if (!(error instanceof TypeError) || !zod.test(thrownAt(error))) throw error
    throw fieldError([{ path: [], message: malformed }])
  }
}

/** One message per field: the first is the one to begin with. */
function problemsOf({ issues }: z.ZodError) {
  const problems = issues.map(({ path, message }) => ({
    path: path.map((part) => String(part)),
    // zod's own words for something that is no object at all
    message: path.length === 0 ? malformed : message,
  }))
  return problems.filter(
    ({ path }, index) => problems.findIndex((other) => other.path.join() === path.join()) === index,
  )
}
