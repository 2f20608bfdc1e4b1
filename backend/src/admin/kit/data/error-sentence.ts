/**
 * What to tell an editor about a failed request: the sentence of the backend, which is Dutch. Strapi's store marks an
 * error page of a proxy as `UnknownError`, and a lost connection has no status; nor is a crash anything to read.
 */
export function sentenceOf(error: unknown, otherwise: string): string {
  const { name, status, message } = Object(error)
  const isOurs = typeof status === 'number' && status !== 500 && name !== 'UnknownError'
  return isOurs && typeof message === 'string' && message !== '' ? message : otherwise
}
