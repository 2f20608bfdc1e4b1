import { afterAll, describe, expect, test } from 'vitest'
import type { StoredDocument } from '../support/admin.ts'
import { ask } from '../support/backend.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish, removeAfterwards } = await openTestDocuments()

async function redirectFrom(path: string): Promise<unknown> {
  const { status, body } = await ask(`/public/redirects?path=${encodeURIComponent(path)}`)
  return status === 404 ? null : (body as { data: object }).data
}

/** The stored old paths with this prefix, whether or not they lead anywhere. */
async function storedRedirects(begin: string): Promise<string[]> {
  const query = `filters[fromPath][$startsWith]=${encodeURIComponent(begin)}`
  const { body } = await admin.request('GET', `/content-manager/collection-types/api::redirect.redirect?${query}`)
  return (body as { results: { fromPath: string }[] }).results.map(({ fromPath }) => fromPath)
}

async function removeRedirects(): Promise<void> {
  const path = '/content-manager/collection-types/api::redirect.redirect?pageSize=100&_q=links-proef'
  const { results } = (await admin.request('GET', path)).body as { results: { documentId: string }[] }
  for (const { documentId } of results) await admin.remove('redirect', documentId)
}

const pageAt = (link: string) => ({ title: 'Proef', type: 'PAGE', layout: 'default', link })

afterAll(() => removeRedirects())

describe('accepts one of twenty concurrent saves, and rejects the others with a message', () => {
  test.each([
    ['page', pageAt('/links-proef-tegelijk'), 'Er is al een pagina met dit pad.'],
    [
      'partner',
      { name: 'Proefbedrijf', kind: 'partner', link: 'links-proef', strip: false },
      'Er is al een bedrijf van deze soort met dit webadres.',
    ],
    ['tag', { name: 'Links-proef' }, 'Er is al een tag met deze naam.'],
    [
      'redirect',
      { fromPath: '/links-proef-van', to: '/vacatures', permanent: true, automatic: false },
      'Dit oude pad verwijst al door: pas die doorverwijzing aan.',
    ],
  ])('%s', async (type, fields, message) => {
    const path = `/content-manager/collection-types/api::${type}.${type}`
    const responses = await Promise.all(Array.from({ length: 20 }, () => admin.request('POST', path, fields)))
    const won = responses.filter(({ status }) => status === 201)
    for (const { body } of won) removeAfterwards(type, (body as { data: StoredDocument }).data.documentId)
    expect(won).toHaveLength(1)
    for (const { status, body } of responses.filter((response) => response !== won[0])) {
      expect(status).toBe(400)
      expect(body).toMatchObject({ error: { name: 'ValidationError', message } })
    }
  })
})

test('reports a taken address in Dutch, at its field', async () => {
  await create('tag', { name: 'Links-proef een', slug: 'links-proef-een' })
  const path = '/content-manager/collection-types/api::tag.tag'
  const { status, body } = await admin.request('POST', path, { name: 'Links-proef twee', slug: 'links-proef-een' })
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { error: { message: 'Er is al een tag met dit webadres.', details: { errors: [{ path: ['slug'] }] } } },
  })
})

test('lets two kinds of company share a link', async () => {
  const fields = { name: 'Proefketen', link: 'links-proef-deel', strip: false }
  await publish('partner', { ...fields, kind: 'partner' })
  await publish('partner', { ...fields, kind: 'organisation' })
  expect((await ask('/public/partners/organisation/links-proef-deel')).status).toBe(200)
})

test('rejects the publication of a second page with the same path', async () => {
  const first = await publish('page', pageAt('/links-proef-eerste'))
  const moved = await admin.update('page', first.documentId, { ...pageAt('/links-proef-elders') })
  expect(moved.status).toBe(200)
  // The draft left the path, the publication is still there.
  const second = await create('page', pageAt('/links-proef-eerste'))
  const { status, body } = await admin.publish('page', second.documentId)
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { message: 'Er is al een pagina met dit pad.' } })
})

describe('the path of a page', () => {
  test('is normalised', async () => {
    const { link } = await create('page', pageAt(' Links-Proef//Spelling/ '))
    expect(link).toBe('/links-proef/spelling')
  })

  test.each([
    ['/news/iets', 'Op dit pad staat al een vast onderdeel van de site.'],
    ['/api', 'Op dit pad staat al een vast onderdeel van de site.'],
    ['/partners/iets', 'Op dit pad staat al een vast onderdeel van de site.'],
    ['/inloggen', 'Op dit pad staat al een vast onderdeel van de site.'],
    ['/links proef', 'Gebruik in een pad alleen letters zonder accent, cijfers, - en /.'],
    ['/links-proef/../vacatures', 'Gebruik in een pad geen . of .. tussen de schuine strepen.'],
    ['/links-proef/.', 'Gebruik in een pad geen . of .. tussen de schuine strepen.'],
  ])('cannot be %s', async (link, message) => {
    await expect(admin.create('page', pageAt(link))).rejects.toThrow(message)
  })

  test('is not required to have a page when it redirects', async () => {
    const fields = { ...pageAt('/links-proef-verwijst'), type: 'REDIRECT' }
    await expect(admin.create('page', fields)).rejects.toThrow('Vul in waarheen deze pagina verwijst.')
    await expect(admin.create('page', { ...fields, redirectURI: 'ergens' })).rejects.toThrow('Begin de link met /')
    for (const redirectURI of [fields.link, '/Links-Proef-Verwijst/']) {
      await expect(admin.create('page', { ...fields, redirectURI })).rejects.toThrow('verwijst naar zichzelf')
    }
    await publish('page', { ...fields, redirectURI: 'https://example.nl/elders' })
    const { body } = await ask('/public/pages/link/links-proef-verwijst')
    expect(body).toMatchObject({ data: { type: 'REDIRECT', redirectURI: 'https://example.nl/elders' } })
  })
})

describe('an old link', () => {
  async function move(documentId: string, link: string): Promise<void> {
    const { status, text } = await admin.publish('page', documentId, pageAt(link))
    expect(status, text).toBe(200)
  }

  test('redirects permanently when a page moves, without chains or loops', async () => {
    const { documentId } = await publish('page', pageAt('/links-proef-a'))
    expect(await redirectFrom('/links-proef-a')).toBeNull()
    await move(documentId, '/links-proef-b')
    expect(await redirectFrom('/links-proef-a')).toEqual({ to: '/links-proef-b', status: 301 })
    expect(await redirectFrom('/Links-Proef-A/')).toEqual({ to: '/links-proef-b', status: 301 })
    await move(documentId, '/links-proef-c')
    expect(await redirectFrom('/links-proef-a')).toEqual({ to: '/links-proef-c', status: 301 })
    expect(await redirectFrom('/links-proef-b')).toEqual({ to: '/links-proef-c', status: 301 })
    await move(documentId, '/links-proef-a')
    expect(await redirectFrom('/links-proef-a')).toBeNull()
    expect(await redirectFrom('/links-proef-b')).toEqual({ to: '/links-proef-a', status: 301 })
    expect(await redirectFrom('/links-proef-c')).toEqual({ to: '/links-proef-a', status: 301 })
  })

  test('redirects when a company moves or changes its kind', async () => {
    const fields = { name: 'Proefverhuizer', link: 'links-proef-x', kind: 'partner', strip: false }
    const { documentId } = await publish('partner', fields)
    await admin.publish('partner', documentId, { ...fields, kind: 'building-market', link: 'links-proef-y' })
    expect(await redirectFrom('/partners/links-proef-x')).toEqual({
      to: '/winkelketens/bouwmarkten/links-proef-y',
      status: 301,
    })
  })

  test('is removed when another page takes its path', async () => {
    const { documentId } = await publish('page', pageAt('/links-proef-oud'))
    await move(documentId, '/links-proef-nieuw')
    await publish('page', pageAt('/links-proef-oud'))
    expect(await redirectFrom('/links-proef-oud')).toBeNull()
  })

  test('does not redirect while its target is offline', async () => {
    const { documentId } = await publish('page', pageAt('/links-proef-eerder'))
    await move(documentId, '/links-proef-later')
    await move(documentId, '/links-proef-laatst')
    await admin.unpublish('page', documentId)
    for (const old of ['/links-proef-eerder', '/links-proef-later']) expect(await redirectFrom(old)).toBeNull()
    await admin.publish('page', documentId)
    for (const old of ['/links-proef-eerder', '/links-proef-later'])
      expect(await redirectFrom(old)).toEqual({ to: '/links-proef-laatst', status: 301 })
  })

  test('that an editor changed is not overwritten', async () => {
    const { documentId } = await publish('page', pageAt('/links-proef-overname'))
    await move(documentId, '/links-proef-overname-2')
    const path = '/content-manager/collection-types/api::redirect.redirect?_q=links-proef-overname'
    const { results } = (await admin.request('GET', path)).body as { results: StoredDocument[] }
    const [left] = results
    const fields = { fromPath: '/links-proef-overname', permanent: true, automatic: true }
    const to = 'https://elders.example/'
    expect((await admin.update('redirect', left?.documentId ?? '', { ...fields, to })).status).toBe(200)
    await admin.remove('page', documentId)
    expect(await redirectFrom('/links-proef-overname')).toEqual({ to, status: 301 })
  })

  test.each([
    ['page', pageAt('/links-proef-weg'), pageAt('/links-proef-weg-2'), '/links-proef-weg', '/links-proef-weg-2'],
    [
      'partner',
      { name: 'Proefweg', link: 'links-proef-weg', kind: 'partner', strip: false },
      { name: 'Proefweg', link: 'links-proef-weg', kind: 'organisation', strip: false },
      '/partners/links-proef-weg',
      '/organisaties/links-proef-weg',
    ],
  ])('is deleted with its target %s, unless an editor created it', async (type, first, second, from, to) => {
    const { documentId } = await publish(type, first)
    expect((await admin.publish(type, documentId, second)).status).toBe(200)
    const fields = { fromPath: `${from}-redacteur`, to, permanent: true, automatic: false }
    const own = await create('redirect', fields)
    expect(await redirectFrom(from)).toEqual({ to, status: 301 })
    await admin.unpublish(type, documentId)
    await admin.remove(type, documentId)
    expect(await redirectFrom(from)).toBeNull()
    expect(await storedRedirects(from)).toEqual([fields.fromPath])
    expect(await redirectFrom(fields.fromPath)).toEqual({ to, status: 301 })
    await admin.remove('redirect', own.documentId)
  })

  test('is found case-insensitively and percent-encoded', async () => {
    const redirect = { fromPath: '/links-proef-café', to: '/foto’s', permanent: true, automatic: false }
    await create('redirect', redirect)
    expect(await redirectFrom('/links-proef-caf%C3%A9')).toEqual({ to: '/foto’s', status: 301 })
    const broken = admin.create('redirect', { ...redirect, fromPath: '/links-proef-stuk', to: 'https://' })
    await expect(broken).rejects.toThrow('Begin de link met')
  })

  test('cannot loop or hide a page', async () => {
    const redirect = (fromPath: string, to: string) => ({ fromPath, to, permanent: true, automatic: false })
    await create('redirect', redirect('/links-proef-1', '/links-proef-2'))
    await create('redirect', redirect('/links-proef-2', '/links-proef-3'))
    const circle = admin.create('redirect', redirect('/links-proef-3', '/links-proef-1'))
    await expect(circle).rejects.toThrow('Deze doorverwijzing loopt in een kring.')
    const hiding = admin.create('redirect', redirect('/vacatures', '/partners'))
    await expect(hiding).rejects.toThrow('Op dit pad staat een gepubliceerde pagina.')
  })
})
