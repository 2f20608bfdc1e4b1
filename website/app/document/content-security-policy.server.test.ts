import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.server.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const scriptsOf = (html: string) => /script-src ([^;]*)/.exec(contentSecurityPolicy(html, false))?.[1]

test('allows every inline script by its hash, once', () => {
  expect(
    scriptsOf('<script>a()</script><p>x</p><script type="module" async="">b\n()</script><script>a()</script>'),
  ).toBe(`'self' ${hashOf('a()')} ${hashOf('b\n()')}`)
})

test('needs no hash for our own files and data for search engines', () => {
  expect(scriptsOf('<script src="/assets/a.js"></script><script type="application/ld+json">{}</script>')).toBe("'self'")
})

test('allows a service on the pages that need it only', () => {
  const policy = contentSecurityPolicy('', false, { guests: ['https://dienst.example'] })
  for (const what of ['script-src', 'style-src', 'frame-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${what} [^;]*https://dienst\\.example(;| )`))
  for (const what of ['default-src', 'form-action']) expect(policy).toMatch(new RegExp(`${what} 'self';`))
  expect(contentSecurityPolicy('', false)).not.toContain('connect-src')
  const contacted = contentSecurityPolicy('', false, { contacts: ['https://dienst.example'] })
  expect(contacted).toContain("connect-src 'self' https://dienst.example")
  expect(contacted).toContain("script-src 'self';")
})

test('allows WebAssembly on the pages that scan only, and never texts as scripts', () => {
  expect(scriptsOf('')).not.toContain('wasm-unsafe-eval')
  const policy = contentSecurityPolicy('', false, { runsWebAssembly: true })
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy).not.toContain("'unsafe-eval'")
})

test('does not allow inline scripts in general', () => {
  expect(scriptsOf('<p onclick="x()">x</p>')).not.toContain('unsafe')
  expect(contentSecurityPolicy('', true)).toContain('upgrade-insecure-requests')
})
