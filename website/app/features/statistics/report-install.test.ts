// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { consentValue } from '../../state/consent/consent.ts'
import { reportInstall } from './report-install.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function install() {
  const post = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', post)
  reportInstall()
  return post
}

test('posts the event of requirements §7 at once, alone and without a session', () => {
  expect(install()).toHaveBeenCalledExactlyOnceWith(
    '/statistics',
    expect.objectContaining({ method: 'POST', body: '{"data":{"events":[{"eventType":"Install"}]}}' }),
  )
})

test('posts nothing once the reader has refused statistics', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the site itself reads it here
  document.cookie = `consent=${consentValue({ day: '2026-11-25', granted: [] })}`
  expect(install()).not.toHaveBeenCalled()
})
