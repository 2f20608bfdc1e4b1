import { expect, test } from 'vitest'
import { nextStep } from './run-plans'

const now = new Date('2026-11-20T12:00:00Z')
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))

test('publishes when the planned moment has passed', () => {
  expect(nextStep({ publish_at: at(11), unpublish_at: null }, now)).toBe('publish')
  expect(nextStep({ publish_at: at(12), unpublish_at: at(18) }, now)).toBe('publish')
})

test('unpublishes when the planned moment has passed, also when a later publication is planned', () => {
  expect(nextStep({ publish_at: null, unpublish_at: at(11) }, now)).toBe('unpublish')
  expect(nextStep({ publish_at: at(18), unpublish_at: at(11) }, now)).toBe('unpublish')
})

test('applies the later of two moments that passed while the backend was down', () => {
  expect(nextStep({ publish_at: at(8), unpublish_at: at(10) }, now)).toBe('unpublish')
  expect(nextStep({ publish_at: at(10), unpublish_at: at(8) }, now)).toBe('publish')
})
