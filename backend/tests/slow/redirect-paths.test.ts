import { routePaths } from '@gevel/contract/paths'
import { describe, expect, test } from 'vitest'
import { articleFields } from '../support/articles.ts'
import { ask } from '../support/backend.ts'
import { openDatabase } from '../support/database.ts'
import { openTestDocuments } from '../support/test-documents.ts'

const { admin, create, publish } = await openTestDocuments()
const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000'

const redirect = (fromPath: string, to = '/vacatures') => ({ fromPath, to, permanent: true, automatic: false })

/** The message at the field of the old path; undefined when the redirect was saved. */
async function problemOf(fromPath: string): Promise<string | undefined> {
  const path = '/content-manager/collection-types/api::redirect.redirect'
  const { status, body } = await admin.request('POST', path, redirect(fromPath))
  if (status === 201) {
    await admin.remove('redirect', (body as { data: { documentId: string } }).data.documentId)
    return undefined
  }
  const [error] = (body as { error: { details: { errors: { path: string[]; message: string }[] } } }).error.details
    .errors
  expect({ status, path: error?.path }).toEqual({ status: 400, path: ['fromPath'] })
  return error?.message
}

async function targetOf(path: string): Promise<unknown> {
  const { status, body } = await ask(`/public/redirects?path=${encodeURIComponent(path)}`)
  return status === 404 ? null : (body as { data: { to: string } }).data.to
}

test.each([
  `${siteUrl}/redirect-proef/volledig`,
  `${siteUrl.replace('http://', 'HTTPS://www.')}/Redirect-Proef/Volledig/`,
  ' redirect-proef/volledig ',
])('redirects the path of an old address written as %s', async (written) => {
  const made = await create('redirect', redirect(written))
  expect(made).toMatchObject({ fromPath: '/redirect-proef/volledig' })
  expect(await targetOf('/redirect-proef/volledig')).toBe('/vacatures')
  await admin.remove('redirect', made.documentId)
})

test('leads to a path of the site also when that was written as a full address', async () => {
  const made = await create('redirect', redirect('/redirect-proef/heen', `${siteUrl.toUpperCase()}/vacatures`))
  expect(made).toMatchObject({ to: '/vacatures' })
})

test('rejects an old address of another site', async () => {
  for (const path of ['https://elders.example/oud', 'www.elders.example/oud', '//elders.example/oud', 'mailto:a@b.nl'])
    expect(await problemOf(path), path).toBe('Vul een pad op deze site in, zoals /oude-pagina.')
})

test('rejects an old path with a query or fragment, which it would be without', async () => {
  for (const path of ['/redirect-proef?id=3', '/redirect-proef#deel', `${siteUrl}/?p=12`])
    expect(await problemOf(path), path).toMatch('Laat het deel vanaf ? of # weg')
})

const example = (pattern: string) => pattern.replace(/:\w+\??/g, 'bestaat-niet')
const ofDocuments = /^\/(news|item|agenda|magazine|vacatures\/vacature|auteurs|marktcijfers)\/:|\/:link$/

test('rejects the old path that is one of the site itself', async () => {
  const screens = Object.values(routePaths).filter((pattern) => !ofDocuments.test(pattern))
  const paths = [
    ...screens.map(example),
    '/uploads/foto.jpg',
    '/assets/x.js',
    '/api/x',
    '/admin',
    '/favicon.ico',
    '/health',
  ]
  expect(paths).toEqual(expect.arrayContaining(['/', '/pro', '/inloggen', '/zoeken', '/sitemap/bestaat-niet']))
  for (const path of [...paths, '/Inloggen/', `${siteUrl}/inloggen`, '/inloggen.data'])
    expect(await problemOf(path), path).toBe('Op dit pad staat al een vast onderdeel van de site.')
})

describe('the old path of a document', () => {
  test('is rejected while the document is published', async () => {
    const article = await publish('content', articleFields('Redirectproef', { slug: 'redirectproef' }))
    const author = await create('author', { name: 'Redirectproef', slug: 'redirectproef' })
    await publish('partner', { name: 'Redirectproef', kind: 'partner', link: 'redirectproef', strip: false })
    const paths = [
      `/news/${article.publicId}`,
      `/news/${article.publicId}/oude-slug`,
      '/auteurs/redirectproef',
      '/partners/redirectproef',
      '/marktcijfers/omzet-bouwmarkten/insluiten',
      '/vacatures',
    ]
    for (const path of paths) expect(await problemOf(path), path).toBe('Op dit pad staat een gepubliceerde pagina.')
    await admin.unpublish('content', article.documentId)
    await admin.remove('author', author.documentId)
    for (const path of paths.slice(0, 3)) expect(await problemOf(path), path).toBeUndefined()
  })

  test('can be redirected when there is none', async () => {
    for (const path of ['/news/2147483646/weg', '/auteurs/bestaat-niet', '/partners/bestaat-niet', '/news/geen-nummer'])
      expect(await problemOf(path), path).toBeUndefined()
  })

  test('is not redirected any more once a document is published there', async () => {
    await create('redirect', redirect('/auteurs/redirectproef-later'))
    expect(await targetOf('/auteurs/redirectproef-later')).toBe('/vacatures')
    await create('author', { name: 'Redirectproef later', slug: 'redirectproef-later' })
    expect(await targetOf('/auteurs/redirectproef-later')).toBeNull()
  })
})

test('a stored redirect never takes a path of the site away', async () => {
  const { documentId } = await create('redirect', redirect('/redirect-proef/kaping'))
  const database = await openDatabase()
  try {
    for (const path of ['/inloggen', '/', '/agenda']) {
      await database.query('UPDATE redirects SET from_path = $1 WHERE document_id = $2', [path, documentId])
      expect(await targetOf(path), path).toBeNull()
    }
  } finally {
    await database.end()
  }
})
