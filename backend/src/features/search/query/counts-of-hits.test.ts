import { expect, test } from 'vitest'
import { countsOf } from './counts-of-hits'

test('counts nothing without filters, and only the given ones', () => {
  expect(countsOf([])).toBe('json_build_object()')
  expect(countsOf(['kind'])).toMatch(/^json_build_object\('kind', \(SELECT/)
  expect(countsOf(['kind', 'year'])).not.toContain('tag_ids')
})
