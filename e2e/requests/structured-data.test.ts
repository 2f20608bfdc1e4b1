import Validator from '@adobe/structured-data-validator'
import { eventHref, partnerHref } from '@gevel/contract/hrefs'
import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { articlePath, isOpen, vacancyPath } from '../paths.ts'
import { structuredDataOf } from '../structured-data.ts'

const content = new Content()

/** The paths in a sitemap. */
async function locations(path: string): Promise<string[]> {
  const { body } = await ask(path)
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

test('states what search engines require of each kind of page', async () => {
  const paid = await content.article('pro', ({ access }) => access === 'subscriber')
  const vacancy = await content.vacancy(isOpen)
  const event = await content.pastEvent()
  const pages: Record<string, string[]> = {
    '/': ['WebSite'],
    '/pro': ['WebSite'],
    '/nieuws': ['BreadcrumbList'],
    [articlePath(paid)]: ['BreadcrumbList', 'NewsArticle'],
    [vacancyPath(vacancy)]: ['BreadcrumbList', 'JobPosting'],
    '/abonneren': ['ItemList'],
    '/abonneren?voor=bedrijf&pro': ['ItemList'],
    '/abonneren/gevel': ['BreadcrumbList', 'Product'],
    '/abonneren/mix-pro': ['BreadcrumbList', 'Product'],
    [eventHref(event)]: ['BusinessEvent'],
    [partnerHref(await content.partner(() => true))]: ['BreadcrumbList', 'Organization'],
  }
  for (const [path, types] of Object.entries(pages)) {
    const data = await structuredDataOf(path)
    expect(Object.keys(data).toSorted(), path).toEqual(types.toSorted())
    const issues = await new Validator().validate({
      jsonld: Object.fromEntries(Object.entries(data).map(([type, thing]) => [type, [thing]])),
      errors: [],
    })
    expect(
      issues.filter(({ severity }) => severity === 'ERROR'),
      path,
    ).toEqual([])
  }
})

test('states of every open vacancy what search engines require, and its salary only as the page shows it', async () => {
  const found = await locations('/sitemap.xml')
  const paths = (await Promise.all(found.filter((path) => path.includes('/vacatures-')).map(locations))).flat()
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths.slice(0, 60)) {
    const { JobPosting } = await structuredDataOf(path)
    if (!JobPosting) continue
    const issues = await new Validator().validate({ jsonld: { JobPosting: [JobPosting] }, errors: [] })
    expect(
      issues.filter(({ severity }) => severity === 'ERROR'),
      path,
    ).toEqual([])
    const { body } = await ask(path)
    for (const [, amount] of JSON.stringify(JobPosting).matchAll(/"(?:minValue|maxValue|value)":(\d+)/g))
      expect(body, path).toContain(Number(amount).toLocaleString('nl-NL'))
  }
})

test.each(['/abonneren/gevel', '/abonneren/gevel?pro', '/abonneren/mix-pro', '/abonneren?voor=bedrijf'])(
  'states the prices that %s shows',
  async (path) => {
    const { body } = await ask(path)
    const data = await structuredDataOf(path)
    const prices = [...JSON.stringify(data).matchAll(/"Offer","price":"(\d+)\.(\d\d)","priceCurrency":"EUR"/g)]
    expect(prices.length, path).toBeGreaterThan(0)
    for (const [, euros, cents] of prices) expect(body, path).toContain(`€\u00a0${euros},${cents}`)
  },
)
