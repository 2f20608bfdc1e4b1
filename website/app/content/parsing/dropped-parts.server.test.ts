import { expect, test, vi } from 'vitest'
import { log } from '../../config/log.server.ts'
import { droppedParts, recordDroppedPart } from './dropped-parts.server.ts'

test('counts every dropped part, and reports each bad row once across lists', () => {
  const error = vi.spyOn(log, 'error').mockReturnValue()
  const part = { at: 'data.3', id: 12, reason: 'slug: expected string' }
  recordDroppedPart('/public/contents?page=1', part)
  recordDroppedPart('/public/contents?page=2', { ...part, at: 'data.7' })
  recordDroppedPart('/public/contents?page=1', { ...part, id: 13 })
  expect(droppedParts()).toBe(3)
  expect(error.mock.calls.map(([facts]) => facts)).toEqual([
    { source: 'backend', path: '/public/contents', ...part },
    { source: 'backend', path: '/public/contents', ...part, id: 13 },
  ])
})
