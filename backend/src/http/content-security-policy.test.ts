import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'

test('allows no whole scheme and no foreign scripts', () => {
  const policy = contentSecurityPolicy([], false)
  expect(policy).not.toMatch(/https?:|strapi|\*|unsafe-eval/)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("default-src 'none'")
})

test('allows the bucket of the media library for files only', () => {
  const policy = contentSecurityPolicy(['https://media.gevel.example'], false)
  expect(policy).toContain("img-src 'self' data: blob: https://media.gevel.example;")
  expect(policy).toContain("script-src 'self';")
})
