import type { Page, Request } from '@playwright/test'
import { z } from 'zod'

/** What a page responds to a script that shows it. */
export const payloadSchema = z.object({
  build: z.string(),
  files: z.array(z.string()),
  routes: z.record(z.string(), z.unknown()),
})

/** The URL of the payload of a page. */
export function payloadOf(path: string): string {
  const [pathname = '', ...query] = path.split('?')
  return [`${pathname.replace(/\/$/, '')}/_payload.json`, ...query].join('?')
}

/** Matches the URLs of all payloads. */
export const anyPayload = /\/_payload\.json(?:\?|$)/

/** The paths of all payloads, and of all data in React Router's format, that a page requests from now on. */
export function dataRequestsOf(page: Page): { payloads: string[]; data: string[] } {
  const requested = { payloads: [] as string[], data: [] as string[] }
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (anyPayload.test(pathname)) requested.payloads.push(pathname + search)
    else if (pathname.endsWith('.data')) requested.data.push(pathname)
  })
  return requested
}
