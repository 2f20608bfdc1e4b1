import { expect, test } from 'vitest'
import { content } from './content'

/** The sum of a series over some periods: `2026-07` is the third quarter of a series of quarters. */
function total(slug: string, periods: readonly string[]): number {
  const series = content.figures.find((one) => one.slug === slug)
  const found = series?.values.filter(({ period }) => periods.some((one) => period.startsWith(one))) ?? []
  if (found.length === 0) throw new Error(`${slug} has no ${periods}`)
  return found.reduce((sum, { value }) => sum + (value ?? 0), 0)
}

const months = (year: number, from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => `${year}-${String(from + at).padStart(2, '0')}`)
const quarters = (year: number, ...numbers: number[]) =>
  numbers.map((one) => `${year}-${String(one * 3 - 2).padStart(2, '0')}`)
const written = (value: number, decimals = 1) =>
  value.toLocaleString('nl-NL', { minimumFractionDigits: 0, maximumFractionDigits: decimals })
const percent = (now: number, before: number) => written(Math.abs(now / before - 1) * 100)

const stores = (periods: string[]) => total('omzet-bouwmarkten', periods)
const gardens = (periods: string[]) => total('omzet-tuincentra', periods)
const wholesale = (periods: string[]) => total('omzet-bouwgroothandel', periods)
const homes = (periods: string[]) => total('vergunningen-woningen', periods)
const rebuilding = (periods: string[]) => total('vergunningen-verbouw', periods)

/** What articles say of a series, as computed from it. */
test.each([
  [
    'balieverkoop-redt-het-derde-kwartaal',
    `met ${percent(wholesale(quarters(2026, 3)), wholesale(quarters(2025, 3)))} procent`,
  ],
  ['omzet-bouwmarkten-derde-kwartaal', `${written(stores(quarters(2026, 3)) / 1000, 2)} miljard`],
  ['omzet-bouwmarkten-derde-kwartaal', `+${percent(stores(quarters(2026, 3)), stores(quarters(2025, 3)))}%`],
  ['omzet-bouwmarkten-derde-kwartaal', `${written(stores(quarters(2026, 1, 2, 3)) / 1000, 2)} miljard`],
  [
    'omzet-bouwmarkten-derde-kwartaal',
    `${percent(stores(quarters(2026, 1, 2, 3)), stores(quarters(2025, 1, 2, 3)))} procent meer`,
  ],
  ['bouwmarkt-krijgt-minder-bezoekers', `${percent(stores(quarters(2026, 3)), stores(quarters(2025, 3)))} procent`],
  ['bouwmarkten-zetten-in-2025', `€ ${written(stores(['2025']) / 1000, 2)} mrd`],
  ['bouwmarkten-zetten-in-2025', `+${percent(stores(['2025']), stores(['2024']))}%`],
  ['bouwmarkten-zetten-in-2025', `${percent(stores(quarters(2025, 4)), stores(quarters(2024, 4)))} procent meer`],
  ['tuincentra-draaien-in-oktober', `${gardens(['2026-10'])} miljoen`],
  ['tuincentra-draaien-in-oktober', `−${percent(gardens(months(2026, 1, 10)), gardens(months(2025, 1, 10)))}%`],
  ['warme-septembermaand', `${gardens(['2026-09'])} miljoen`],
  ['warme-septembermaand', `${percent(gardens(months(2026, 1, 8)), gardens(months(2025, 1, 8)))} procent`],
  [
    'nat-voorjaar-kost-tuincentra',
    `${gardens(months(2024, 3, 5))} miljoen euro, tegen ${gardens(months(2023, 3, 5))} miljoen`,
  ],
  ['vergunningen-trekken-aan', `${written(homes(months(2026, 7, 9)))} `],
  ['vergunningen-trekken-aan', 'vier procent minder'],
])('%s says “%s”', (article, claim) => {
  const found = content.articles.find(({ slug }) => slug.startsWith(article))
  expect(JSON.stringify(found)).toContain(claim)
})

test('permits for rebuilding fell as the article says', () => {
  expect(percent(rebuilding(quarters(2026, 3)), rebuilding(quarters(2025, 3)))).toBe('4')
})
