import type { z } from 'zod'
import { fieldError } from '../errors/field-error'

const zod = /[\\/]node_modules[\\/]zod[\\/]/
const malformed = 'Dit verzoek klopt niet.'

/**
 * Parses the input of a request.
 * @throws ValidationError with one sentence for each invalid field
 */
export function parseInput<S extends z.ZodType>(schema: S, given: unknown): z.infer<S> {
  const parsed = safelyParsed(schema, given)
  if (!parsed.success) throw fieldError(problemsOf(parsed.error))
  return parsed.data
}

/**
 * zod reads the `length` of a value that should be a text before it checks the type, and throws when that is not a
 * number.
 */
function safelyParsed<S extends z.ZodType>(schema: S, given: unknown) {
  try {
    return schema.safeParse(given)
  } catch (error) {
    if (!(error instanceof TypeError) || !zod.test(stackLocation(error))) throw error
    throw fieldError([{ path: [], message: malformed }])
  }
}

/** The first problem of each field. */
function problemsOf({ issues }: z.ZodError) {
  const problems = issues.map(({ path, message }) => ({
    path: path.map((part) => String(part)),
    // zod's own words for something that is not an object
    message: path.length === 0 ? malformed : message,
  }))
  return problems.filter(
    ({ path }, index) => problems.findIndex((other) => other.path.join() === path.join()) === index,
  )
}

/** The first frame of an error's stack that is not in the JavaScript engine or Node itself. */
export function stackLocation({ stack = '' }: Error): string {
  return stack.split('\n').find((line) => /^\s+at /.test(line) && !/<anonymous>|\(?node:/.test(line)) ?? ''
}
