import { expect, test } from 'vitest'
import { ask } from '../http.ts'

const editionOf = (page: string) => /<html[^>]* data-edition="(\w+)"/.exec(page)?.[1]

test('renders each path in its edition', async () => {
  for (const [path, edition] of [
    ['/', 'general'],
    ['/pro', 'pro'],
    ['/news/tag', 'general'],
    ['/item/tag', 'pro'],
    ['/nationale-dhz-sessie', 'general'],
    ['/bouwgroothandel-bijeen', 'pro'],
    ['/business-update-bouwgroothandel', 'pro'],
    ['/vacatures', 'general'],
    ['/vacatures?pro', 'pro'],
    ['/magazine?pro=', 'pro'],
  ] as const) {
    const { body } = await ask(path)
    expect(editionOf(body), path).toBe(edition)
  }
})

test.each([
  ['/bouwgroothandel-bijeen', 'pro'],
  ['/nationale-dhz-sessie', 'general'],
])('registers for the event of %s in its edition, also by an address without the key', async (series, edition) => {
  const { body } = await ask(series)
  const [, path = ''] = /href="(\/aanmelden\/\d+)[?"]/.exec(body) ?? []
  for (const page of [path, `${path}/wachtlijst`]) expect(editionOf((await ask(page)).body), page).toBe(edition)
})

test('lists the vacancies of the wholesale trade alone in pro', async () => {
  const count = async (path: string) => (await ask(path)).body.split(/\bvac--row\b/).length - 1
  const ofPro = await count('/vacatures?pro')
  expect(ofPro).toBeGreaterThan(0)
  expect(ofPro).toBeLessThan(await count('/vacatures'))
})
