import { request } from 'node:http'
import { testEnvironment } from './test-environment.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/**
 * Asks the website for exactly this path: nothing of it is made better on the way, as browsers and `fetch` do, and no redirect is
 * followed.
 */
export function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(testEnvironment.siteUrl)
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, headers: { accept: 'text/html', ...headers }, insecureHTTPParser: true },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, body: Buffer.concat(parts).toString() })
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
