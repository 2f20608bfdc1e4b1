import { errors } from '@strapi/utils'

/** A message at one field of the form; `path` leads to it: `['blocks', 2, 'rows']`. */
export interface FieldProblem {
  path: (string | number)[]
  message: string
}

/** The error that makes the admin show each message at its field, and the API respond with 400. */
export function fieldError(problems: FieldProblem[]): Error {
  const message = problems.map((problem) => problem.message).join(' ')
  return new errors.ValidationError(message, {
    errors: problems.map((problem) => ({ ...problem, name: 'ValidationError' })),
  })
}
