import { type AccountProblem, accountProblem } from '../../content/account-problem.ts'
import type { FormSchema } from '../schema/define-form.ts'
import { problemInForm } from './problem-in-form.server.ts'
import {
  type FormError,
  type Rejection,
  readForm,
  readOneOf,
  type ValidForm,
  type ValidOneOf,
} from './read-form.server.ts'

/** The messages of a form that the account API rejected. */
interface Messages<Sent> {
  /** what did not work, above a message that does not say it */
  title: string | ((sent: Sent) => string)
  /** for a problem that this form words by itself; undefined for all others */
  explain?: (problem: AccountProblem, sent: Sent) => FormError | undefined
}

/**
 * The action of a form: reads the posted form and passes valid values to `submit`, which calls the endpoint and returns the response. What
 * breaks a rule of the form, and an error of the account API, shows in the form with its input.
 */
export async function submitForm<S extends FormSchema, R>(
  request: Request,
  schema: S,
  messages: Messages<ValidForm<S>>,
  submit: (sent: ValidForm<S>) => Promise<R>,
): Promise<R | Rejection> {
  const sent = await readForm(request, schema)
  return sent.valid ? orReject(sent, messages, submit) : sent.rejection
}

/** The action of several forms on a page; `sent.which` is the name of the one that was posted. */
export async function submitOneOf<Forms extends Readonly<Record<string, FormSchema>>, R>(
  request: Request,
  forms: Forms,
  messages: Messages<ValidOneOf<Forms>>,
  submit: (sent: ValidOneOf<Forms>) => Promise<R>,
): Promise<R | Rejection> {
  const sent = await readOneOf(request, forms)
  return sent.valid ? orReject(sent, messages, submit) : sent.rejection
}

async function orReject<Sent extends Pick<ValidForm<FormSchema>, 'reject'>, R>(
  sent: Sent,
  { title, explain }: Messages<Sent>,
  submit: (sent: Sent) => Promise<R>,
): Promise<R | Rejection> {
  try {
    return await submit(sent)
  } catch (error) {
    const problem = accountProblem(error)
    const above = typeof title === 'string' ? title : title(sent)
    return sent.reject(explain?.(problem, sent) ?? problemInForm(problem, above))
  }
}
