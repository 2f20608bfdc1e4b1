import type { FormFailure } from './schema/failure.ts'

const NO_CONNECTION = 'Er is nu geen verbinding. Wat u invulde staat er nog; probeer het zo opnieuw.'

interface ClientCall<T> {
  serverAction: () => Promise<T>
}

/**
 * The `clientAction` of every route with a form: when the server cannot be reached the form says so, with what was typed, in place of
 * the error page.
 */
export async function keepTyped<T>({ serverAction }: ClientCall<T>): Promise<T | FormFailure> {
  try {
    return await serverAction()
  } catch (error) {
    // that is how `fetch` fails
    if (!(error instanceof TypeError)) throw error
    return { title: 'Geen verbinding', message: NO_CONNECTION, fields: {}, kept: {} }
  }
}
