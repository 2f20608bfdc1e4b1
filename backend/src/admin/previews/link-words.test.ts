import { expect, test } from 'vitest'
import { namedLinks } from './link-words'

const general = { edition: 'general', page: 'own', url: 'http://site/partners/a' } as const
const pro = { edition: 'pro', page: 'own', url: 'http://site/partners/a?pro' } as const
const series = { edition: 'pro', page: 'series', url: 'http://site/bouwgroothandel-bijeen' } as const

const labels = (...links: Parameters<typeof namedLinks>[1]) =>
  namedLinks('Bekijk op de site', links).map(({ label }) => label)

test('names what distinguishes links, and nothing else', () => {
  expect(namedLinks('Bekijk op de site', [pro])).toEqual([{ label: 'Bekijk op de site', url: pro.url }])
  expect(labels(general, pro)).toEqual(['Bekijk op de site (algemeen)', 'Bekijk op de site (professioneel)'])
  expect(labels(pro, series)).toEqual(['Bekijk op de site', 'Bekijk op de site (pagina van de reeks)'])
  expect(labels(general, series)).toEqual([
    'Bekijk op de site (algemeen)',
    'Bekijk op de site (pagina van de reeks, professioneel)',
  ])
})
