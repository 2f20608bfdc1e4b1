import { expect, test } from 'vitest'
import { ask, backendUrl } from './support/backend.ts'

const tagsOf = async (path: string) => (await fetch(backendUrl + path)).headers.get('cache-tag')?.split(',')

test('lists the change tags of a response', async () => {
  expect(await tagsOf('/public/contents/1')).toEqual(expect.arrayContaining(['content', 'tag', 'partner', 'author']))
  expect(await tagsOf('/public/site')).toEqual(expect.arrayContaining(['navigation', 'site-setting']))
  expect(await tagsOf('/public/site')).not.toContain('content')
  expect(await tagsOf('/public/pages/link/%2Fbestaat-niet')).toEqual(['page'])
})

test('lists no change tag of a block that a document does not have, and none of a block without documents', async () => {
  const home = await tagsOf('/public/pages/link/%2F?populate=blocks')
  expect(home).toEqual(expect.arrayContaining(['content', 'figure-series', 'page']))
  // its list of vacancies is a request of its own
  expect(home).not.toContain('vacancy')
  // an opinion has no chart
  const { data } = (await ask('/public/contents?pageSize=50')).body as { data: { id: number; form: string }[] }
  const opinion = data.find(({ form }) => form === 'opinion')
  expect(await tagsOf(`/public/contents/${opinion?.id}`)).not.toContain('figure-series')
})

test('states whether a response is public, also for a 404', async () => {
  const articles = (await ask('/public/contents?pageSize=24')).body as { data: { id: number; access: string }[] }
  const idOf = (access: string) => articles.data.find((one) => one.access === access)?.id
  const cacheControlOf = async (path: string) => (await fetch(backendUrl + path)).headers.get('cache-control')
  expect(await cacheControlOf(`/public/contents/${idOf('free')}`)).toContain('public')
  expect(await cacheControlOf(`/public/contents/${idOf('subscriber')}`)).toContain('private')
  expect(await cacheControlOf('/public/redirects?path=/bestaat-niet')).toContain('public')
})
