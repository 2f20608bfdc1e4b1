import { data } from 'react-router'
import { FORM_NAME } from './schema/define-form.ts'
import type { FormFailure } from './schema/failure.ts'
import { type SubmitFailure, submitFailureOf } from './submit-failure.ts'

const TEXTS: Record<SubmitFailure, Pick<FormFailure, 'title' | 'message'>> = {
  'no-connection': {
    title: 'Geen verbinding',
    message: 'Er is nu geen verbinding. Wat u invulde staat er nog; probeer het zo opnieuw.',
  },
  'no-answer': {
    title: 'Nog niet verstuurd',
    message: 'De site kan dit nu niet verwerken. Wat u invulde staat er nog; probeer het over een minuut opnieuw.',
  },
}

export interface ClientActionArgs<T> {
  request: Request
  serverAction: () => Promise<T>
}

/**
 * The `clientAction` of every route with a form: when the server cannot be reached, or is overloaded, the form says
 * so, with the input, in place of the error page. The status prevents revalidation, which would fail as well.
 */
export async function preserveInput<T>({ request, serverAction }: ClientActionArgs<T>) {
  const sent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    const trouble = submitFailureOf(error)
    if (!trouble) throw error
    const form = sent.get(FORM_NAME)
    const entries = Object.fromEntries([...sent].filter(([name]) => !/password/i.test(name)).map(textOf))
    const failure: FormFailure = { ...TEXTS[trouble], fields: {}, entries, ...(form && { form: String(form) }) }
    return data(failure, { status: 503 })
  }
}

const textOf = ([name, value]: [string, FormDataEntryValue]) => [name, typeof value === 'string' ? value : ''] as const
