import { expect, test } from 'vitest'
import { ask } from '../http.ts'

const series = '/marktcijfers/omzet-bouwmarkten'

test('describes the series to search engines as a dataset', async () => {
  const { body } = await ask(series)
  const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const dataset = things.map(([, json = '{}']) => JSON.parse(json)).find((thing) => thing['@type'] === 'Dataset')
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    name: 'Omzet van bouwmarkten',
    temporalCoverage: '2016-10-01/2026-07-01',
    distribution: [{ encodingFormat: 'text/csv' }, {}],
  })
  expect((await ask('/sitemaps/paginas.xml')).body).toContain(series)
})
