import { request } from 'node:http'
import { testEnvironment } from './test-environment.ts'

export interface RawResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Requests exactly this path: not normalised, as browsers and `fetch` do, and without following redirects. */
export function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  const { hostname, port } = new URL(testEnvironment.siteUrl)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers: { accept: 'text/html', ...headers }, insecureHTTPParser: true },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, body: Buffer.concat(parts).toString() })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}
