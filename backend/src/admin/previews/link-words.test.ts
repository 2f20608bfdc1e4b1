import { expect, test } from 'vitest'
import { namedLinks } from './link-words'

const general = { edition: 'general', url: 'http://site/partners/a' } as const
const pro = { edition: 'pro', url: 'http://site/partners/a?pro' } as const

test('names the edition only when there are several', () => {
  expect(namedLinks('Bekijk op de site', [pro])).toEqual([{ label: 'Bekijk op de site', url: pro.url }])
  expect(namedLinks('Bekijk op de site', [general, pro]).map(({ label }) => label)).toEqual([
    'Bekijk op de site (algemeen)',
    'Bekijk op de site (professioneel)',
  ])
})
