import type { Instance } from './instance.ts'

/**
 * Logs in as an editor and as a reader at each backend.
 * @returns the status and the `Retry-After` of each response
 */
export function logInEverywhere(backends: readonly Instance[]): Promise<string[]> {
  const forms = [
    ['/admin/login', { email: 'redactie@gevel.example', password: 'een lang geheim' }],
    ['/auth/local', { identifier: 'lezer@gevel.example', password: 'een lang geheim' }],
  ] as const
  return Promise.all(
    backends.flatMap(({ url }) =>
      forms.map(async ([path, body]) => {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
        return `${response.status} ${response.headers.get('retry-after')}`
      }),
    ),
  )
}
