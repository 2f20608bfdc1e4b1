import { expect, test } from 'vitest'
import { pageRatios } from './page-ratios.ts'

test('has the ratio of the cover, and those of pages that differ', () => {
  const page = (page: number, width: number) => ({ page, width, height: 800 })
  expect(pageRatios([page(1, 600), page(2, 600), page(3, 1200)])).toBe(
    '.reader{--ratio:0.7500}[data-page="3"]{--ratio:1.5000}',
  )
  expect(pageRatios([])).toBe('')
})
