import { FORM_NAME } from './schema/define-form.ts'
import type { FormFailure } from './schema/failure.ts'

const NO_CONNECTION = 'Er is nu geen verbinding. Wat u invulde staat er nog; probeer het zo opnieuw.'

export interface ClientCall<T> {
  request: Request
  serverAction: () => Promise<T>
}

/**
 * The `clientAction` of every route with a form: when the server cannot be reached the form says so, with what was typed, in place of
 * the error page.
 */
export async function keepTyped<T>({ request, serverAction }: ClientCall<T>): Promise<T | FormFailure> {
  const sent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    // that is how `fetch` fails
    if (!(error instanceof TypeError)) throw error
    const form = sent.get(FORM_NAME)
    const kept = Object.fromEntries([...sent].filter(([name]) => !/password/i.test(name)).map(textOf))
    return { title: 'Geen verbinding', message: NO_CONNECTION, fields: {}, kept, ...(form && { form: String(form) }) }
  }
}

const textOf = ([name, value]: [string, FormDataEntryValue]) => [name, typeof value === 'string' ? value : ''] as const
