import { expect, test, vi } from 'vitest'
import { collectReads, recordBotCheck, recordPreview } from '../content/cache/reads.server.ts'
import { documentResponse } from './document-response.server.ts'
import { DocumentParts } from './part-renderer.server.ts'

vi.mock('../bot-check/server/service.server.ts', () => ({ serviceHosts: ['https://dienst.example'] }))

const rendered =
  '<!DOCTYPE html><html><head></head><body><script type="module" async="">import "/a.js"</script></body></html>'

test('is a response with a body, its status and the policy of its scripts', async () => {
  const response = documentResponse(
    rendered,
    new DocumentParts(),
    404,
    new Headers({ 'Content-Type': 'text/html', 'X-Own': 'a' }),
  )
  expect([response.status, response.headers.get('x-own')]).toEqual([404, 'a'])
  expect(await response.text()).toMatch(/^<!DOCTYPE html>.*id="late".*<\/html>$/s)
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/)
})

test('allows the service only in a document with a bot check', async () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy')
  const withCheck = await collectReads(async () => {
    recordBotCheck()
    return documentResponse(rendered, new DocumentParts(), 200, new Headers())
  })
  expect(policyOf(withCheck.result)).toContain('https://dienst.example')
  const without = await collectReads(async () => documentResponse(rendered, new DocumentParts(), 200, new Headers()))
  expect(policyOf(without.result)).not.toContain('https://dienst.example')
})

test('may be framed by the admin as a preview only', async () => {
  const policyOf = (response: Response) => response.headers.get('content-security-policy')
  const preview = await collectReads(async () => {
    recordPreview(['http://127.0.0.1:1337', 'http://localhost:1337'])
    return documentResponse(rendered, new DocumentParts(), 200, new Headers())
  })
  expect(await preview.result.text()).toMatch(
    /<head><base target="_blank"\/><script>[^<]*history.replaceState[^<]*<\/script>/,
  )
  expect(policyOf(preview.result)).toMatch(/frame-ancestors http:\/\/127\.0\.0\.1:1337 http:\/\/localhost:1337(;|$)/)
  const page = await collectReads(async () => documentResponse(rendered, new DocumentParts(), 200, new Headers()))
  expect(await page.result.text()).not.toContain('<base')
  expect(policyOf(page.result)).toMatch(/frame-ancestors 'self'(;|$)/)
})
