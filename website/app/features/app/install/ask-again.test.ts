// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { countPage } from './page-count.ts'
import { hasRefused, noteRefusal, REFUSED_MS } from './refusal.ts'

beforeEach(() => {
  localStorage.clear()
})

it('does not ask for 90 days after a refusal', () => {
  const refusedMs = Date.parse('2026-11-25T10:00:00Z')
  expect(REFUSED_MS / 86_400_000).toBe(90)
  expect(hasRefused(refusedMs)).toBe(false)
  noteRefusal(refusedMs)
  expect(hasRefused(refusedMs + REFUSED_MS - 1)).toBe(true)
  expect(hasRefused(refusedMs + REFUSED_MS)).toBe(false)
})

it('asks nothing where a refusal cannot be remembered', () => {
  const denied = {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  vi.stubGlobal('localStorage', denied)
  expect(hasRefused(0)).toBe(true)
  vi.unstubAllGlobals()
})

it('asks at the third page', () => {
  expect([countPage(), countPage(), countPage(), countPage()]).toEqual([false, false, true, true])
})
