import { data, isRouteErrorResponse } from 'react-router'
import { FORM_NAME } from './schema/define-form.ts'
import type { FormFailure } from './schema/failure.ts'

const NO_CONNECTION = {
  title: 'Geen verbinding',
  message: 'Er is nu geen verbinding. Wat u invulde staat er nog; probeer het zo opnieuw.',
}
const NO_ANSWER = {
  title: 'Nog niet verstuurd',
  message: 'De site kan dit nu niet verwerken. Wat u invulde staat er nog; probeer het over een minuut opnieuw.',
}

export interface ClientCall<T> {
  request: Request
  serverAction: () => Promise<T>
}

/**
 * The `clientAction` of every route with a form: when the server cannot be reached, or has too much to do, the form says so, with what
 * was typed, in place of the error page. The status keeps the page from being loaded anew, which would fail as well.
 */
export async function keepTyped<T>({ request, serverAction }: ClientCall<T>) {
  const sent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    const why = troubleOf(error)
    if (!why) throw error
    const form = sent.get(FORM_NAME)
    const kept = Object.fromEntries([...sent].filter(([name]) => !/password/i.test(name)).map(textOf))
    const failure: FormFailure = { ...why, fields: {}, kept, ...(form && { form: String(form) }) }
    return data(failure, { status: 503 })
  }
}

/** What is said of an error that is nobody's fault; undefined for any other. */
function troubleOf(error: unknown): { title: string; message: string } | undefined {
  // that is how `fetch` fails
  if (error instanceof TypeError) return NO_CONNECTION
  return isRouteErrorResponse(error) && error.status >= 500 ? NO_ANSWER : undefined
}

const textOf = ([name, value]: [string, FormDataEntryValue]) => [name, typeof value === 'string' ? value : ''] as const
