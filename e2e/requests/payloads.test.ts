import { isPerVisitor } from '@gevel/contract/routes'
import { UNSAFE_decodeViaTurboStream } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { payloadOf, payloadSchema } from '../payloads.ts'
import { screens } from '../screens.ts'

const content = new Content()

const loaderDataSchema = z.record(z.string(), z.looseObject({ data: z.unknown() }))

/** Has a form that may be sent once, or may not be shown by search engines. */
const isNotShared = /detail=(?:bot-check|no-store)$/

test('serves the data of every screen as plain JSON, exactly where the page is cached', async () => {
  for (const screen of screens) {
    const path = await screen.path(content)
    const [page, payload] = [await ask(path), await ask(payloadOf(path))]
    const cacheStatus = String(page.headers['cache-status'])
    const own = page.status === 200 ? await loaderDataOf(path) : {}
    const bypassesCaches = cacheStatus.endsWith('detail=per-visitor')
    if (page.status === 200) expect(Object.keys(own).some(isPerVisitor), path).toBe(bypassesCaches)
    if (bypassesCaches || path === '/offline') expect(payload.status, path).toBe(404)
    else if (isNotShared.test(cacheStatus)) expect([payload.status, payload.body], path).toEqual([204, ''])
    else if (page.status !== 200) expect([payload.status, payload.body], path).toEqual([page.status, 'null'])
    else {
      const { routes } = payloadSchema.parse(JSON.parse(payload.body))
      const [[route = '', data] = []] = Object.entries(routes)
      // properties without a value are not sent
      expect(data, path).toEqual(own[route]?.data)
      expect(cacheStatus, path).toMatch(/hit|stored/)
    }
  }
})

test('has no payload for other paths, however they are written', async () => {
  const missing = ['/account', '/account/reacties', '/c', '/feeds/nieuws/rss.xml', '/robots.txt']
  const twisted = [
    '/Agenda',
    '/agenda/',
    '/agenda/_payload.json',
    '/agenda.data',
    '/%61genda',
    '/agenda/%5Fpayload.json',
  ]
  for (const path of [...missing, ...twisted]) expect((await ask(`${path}/_payload.json`)).status, path).toBe(404)
  for (const path of ['/agenda/%5Fpayload.json', '/_payload.json/', '/agenda/_payload.json.data', '/_PAYLOAD.JSON'])
    expect((await ask(path)).status, path).toBe(404)
  expect((await ask('//_payload.json')).status).toBe(400)
  expect((await ask('/agenda/../_payload.json')).status).toBe(400)
})

test('redirects a payload where its page redirects', async () => {
  for (const path of ['/agenda?p=5', '/privacy?p=2']) {
    const [page, payload] = [await ask(path), await ask(payloadOf(path))]
    expect([payload.status, payload.headers.location]).toEqual([page.status, page.headers.location])
    expect(payload.status).toBe(301)
  }
})

/** The data of all routes of a page, as React Router's own script requests them: a document lacks those of static parts. */
async function loaderDataOf(path: string) {
  const [pathname = '', ...query] = path.split('?')
  const { body } = await ask([`${pathname === '/' ? '/_' : pathname}.data`, ...query].join('?'))
  const { value, done } = await UNSAFE_decodeViaTurboStream(new Blob([body]).stream(), globalThis as never)
  await done
  return loaderDataSchema.parse(value)
}
