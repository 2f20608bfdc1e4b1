import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'

const site = 'http://localhost:3000'

test('allows no whole scheme and no foreign scripts', () => {
  const policy = contentSecurityPolicy([], site, false)
  expect(policy.replaceAll(site, '')).not.toMatch(/https?:|strapi|\*|unsafe-eval/)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("default-src 'none'")
})

test('allows the bucket of the media library for files only', () => {
  const policy = contentSecurityPolicy(['https://media.gevel.example'], site, false)
  expect(policy).toContain(`img-src 'self' data: blob: https://media.gevel.example ${site};`)
  expect(policy).toContain("script-src 'self';")
})

test('shows previews of the website in a frame, and its pictures in that of a newsletter', () => {
  const policy = contentSecurityPolicy([], site, false)
  expect(policy).toContain(`frame-src ${site};`)
  expect(policy).toContain(`img-src 'self' data: blob: ${site};`)
  expect(policy).toContain("frame-ancestors 'none'")
})
