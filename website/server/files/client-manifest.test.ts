import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { writeClientManifests } from './client-manifest.ts'

async function assetsWith(...scripts: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gevel-manifest-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await Promise.all(scripts.map((script, at) => writeFile(join(folder, `manifest-1a2${at}.js`), script)))
  return folder
}

const entry = { module: '/assets/entry.js', imports: ['/assets/site.js'], css: ['/assets/site.css#'] }
const files = { module: '/assets/a.js', imports: ['/assets/site.js', '/assets/story.js'], css: ['/assets/site.css#'] }
const layouts = {
  root: { ...files, id: 'root', path: '', hasDefaultExport: true },
  chrome: { ...files, id: 'chrome', parentId: 'root', hasDefaultExport: true },
}
const ownPage = { ...files, parentId: 'chrome', hasDefaultExport: true }
const others = { ...ownPage, id: 'page', path: '*' }

interface WrittenManifest {
  routes: Record<string, { perVisitor?: true }>
  areas?: string
}

/** What is written for a manifest of the layouts and some routes. */
async function written(routes: Record<string, object>) {
  const manifest = { entry, version: '1a2b', url: '/assets/manifest-1a20.js', routes: { ...layouts, ...routes } }
  const folder = await assetsWith(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  expect(await writeClientManifests(folder)).toEqual(manifest)
  expect((await readdir(folder)).sort()).toEqual(['manifest-1a20.js', 'manifest-all-1a20.js'])
  const read = async (file: string): Promise<WrittenManifest> => {
    const window: { __reactRouterManifest?: WrittenManifest } = {}
    runInNewContext(await readFile(join(folder, file), 'utf8'), { window })
    return window.__reactRouterManifest ?? { routes: {} }
  }
  return { shared: await read('manifest-1a20.js'), complete: await read('manifest-all-1a20.js') }
}

test('leaves out the files that routes import, the styles of every page, and what is false or empty', async () => {
  const absent = { hasLoader: false, clientActionModule: undefined }
  const home = { ...ownPage, ...absent, id: 'home', index: true, css: ['/assets/site.css#', '/assets/home.css#'] }
  const { shared, complete } = await written({ home, page: others })
  expect(shared).toEqual({
    ...{ version: '1a2b', url: '/assets/manifest-1a20.js', areas: '^/(?:(?:)/.|(?:)(?:/|$))' },
    entry: { ...entry, imports: [], css: [] },
    routes: {
      root: { id: 'root', path: '', module: '/assets/a.js', css: ['/assets/site.css#'] },
      chrome: { id: 'chrome', parentId: 'root', module: '/assets/a.js' },
      home: { id: 'home', parentId: 'chrome', index: true, module: '/assets/a.js', css: ['/assets/home.css#'] },
      page: { id: 'page', parentId: 'chrome', path: '*', module: '/assets/a.js' },
    },
  })
  expect(complete).toEqual({ ...shared, areas: undefined })
})

test('leaves out routes that are no pages, except below the chrome, and marks those per visitor', async () => {
  const { complete } = await written({
    feed: { ...files, id: 'feed', parentId: 'root' },
    gallery: { ...files, id: 'gallery', parentId: 'root', hasDefaultExport: true },
    'account-bewaren': { ...files, id: 'account-bewaren', parentId: 'chrome', path: 'account/bewaren' },
    page: others,
  })
  expect(Object.keys(complete.routes)).toEqual(['root', 'chrome', 'gallery', 'account-bewaren', 'page'])
  expect(complete.routes['account-bewaren']?.perVisitor).toBe(true)
  expect(complete.routes.gallery).not.toHaveProperty('perVisitor')
})

test('leaves routes per visitor to the complete manifest, unless every page leads to them', async () => {
  const routes = {
    inloggen: { ...ownPage, id: 'inloggen', path: 'inloggen' },
    'abonneren-besteld': { ...ownPage, id: 'abonneren-besteld', path: 'abonneren/besteld/:draft' },
    'abonneren-slug': { ...ownPage, id: 'abonneren-slug', path: 'abonneren/:slug' },
    'registreren-provider': { ...ownPage, id: 'registreren-provider', path: 'registreren/:provider' },
    'wachtwoord-vergeten': { ...ownPage, id: 'wachtwoord-vergeten', path: 'wachtwoord-vergeten' },
    page: others,
  }
  const { shared, complete } = await written(routes)
  expect(Object.keys(shared.routes)).toEqual(['root', 'chrome', 'inloggen', 'page'])
  expect(shared.areas).toBe('^/(?:(?:abonneren|registreren)/.|(?:wachtwoord-vergeten)(?:/|$))')
  expect(Object.keys(complete.routes)).toEqual(['root', 'chrome', ...Object.keys(routes)])
})

test('fails the build when another route has the path of one that is left out', async () => {
  const tag = { ...ownPage, id: 'news-tag', path: 'abonneren/:slug' }
  const besteld = { ...ownPage, id: 'abonneren-slug', path: 'abonneren/:slug' }
  await expect(written({ 'news-tag': tag, 'abonneren-slug': besteld, page: others })).rejects.toThrow(
    'Browsers take the path of abonneren-slug for news-tag',
  )
})

test('fails the build when the manifest has another form, or there is not exactly one', async () => {
  await expect(writeClientManifests(await assetsWith('export default {}'))).rejects.toThrow('another form')
  await expect(writeClientManifests(await assetsWith())).rejects.toThrow('elsewhere')
  await expect(writeClientManifests(await assetsWith('', ''))).rejects.toThrow('elsewhere')
})
