import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { visitorCookie } from '../e2e/visitor.ts'

interface Page {
  body: Buffer
  headers: Record<string, string>
}

/** The headers of a browser that has been here before. */
export const asBrowser = { 'Accept-Encoding': 'br', Cookie: visitorCookie() }

/** Headers that every server sets itself. */
const SERVER_HEADERS = /^(?:date|connection|keep-alive|content-length|content-type)$/

/** A cached page after a few visits, compressed at the highest quality. */
export async function bestCompressed(url: string): Promise<Page> {
  for (let visits = 0; visits < 60; visits += 1) {
    const page = await rawGet(url)
    if (page.headers.etag?.endsWith('-br11"')) return page
    await pause(500)
  }
  throw new Error(`${url} was not compressed at its best within half a minute`)
}

/** Requests a page without decompressing it, as `fetch` would. */
export function rawGet(url: string, headers = asBrowser): Promise<Page> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const received = Object.entries(response.headers).filter(([name]) => !SERVER_HEADERS.test(name))
        const named = received.map(([name, value]): [string, string] => [name, String(value)])
        resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(named) })
      })
    })
    clientRequest.on('error', reject).end()
  })
}
