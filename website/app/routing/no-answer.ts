import { ContentError } from '../content/errors.ts'
import { pageError } from './page-error.ts'

/** How long a reader or a search engine should wait before asking again, in seconds. */
const RETRY_AFTER_SECONDS = '30'

/** The headers of an answer that could not be given now. */
export const RETRY_HEADERS = { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' }

/**
 * Runs the questions of a loader. Where the backend gave no answer the page becomes a 503 that asks to come back, so that
 * search engines do not drop it (decision 003); the message is calm and says nothing of what went wrong inside.
 */
export async function orRetryLater<T>(questions: Promise<T>): Promise<T> {
  return questions.catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error
    throw pageError('De pagina kan nu niet worden opgehaald. Probeer het over een halve minuut opnieuw.', {
      status: 503,
      headers: RETRY_HEADERS,
    })
  })
}
