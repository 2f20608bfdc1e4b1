import { vacancyCategorySchema } from '@gevel/contract/vacancies'
import { expect, test } from 'vitest'
import { categoryHref } from './category-href.ts'

test('numbers the categories as the backend does', () => {
  const paths = vacancyCategorySchema.options.map(categoryHref)
  expect(paths).toEqual(vacancyCategorySchema.options.map((_, at) => `/vacatures/cat/${at + 1}`))
})
