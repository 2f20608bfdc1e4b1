import { expect, journey, open } from '../journey.ts'
import { testEnvironment } from '../test-environment.ts'

journey.describe('a journey', () => {
  journey.describe.configure({ mode: 'serial' })

  journey('leaves something behind in its browser context', async ({ page, context }) => {
    await context.addCookies([{ name: 'left-behind', value: 'yes', url: testEnvironment.siteUrl }])
    await context.setExtraHTTPHeaders({ 'x-left-behind': 'yes' })
    await context.grantPermissions(['clipboard-read'])
    await open(page, '/')
    await page.evaluate(async () => {
      localStorage.setItem('left-behind', 'yes')
      sessionStorage.setItem('left-behind', 'yes')
      await (await caches.open('left-behind')).put('/left-behind', new Response(''))
      await new Promise((done) => {
        indexedDB.open('left-behind').onsuccess = done
      })
    })
    await context.route('**/*', (route) => route.abort())
    await context.setOffline(true)
    await context.newPage()
  })

  journey('starts without what the one before left, but with its cache', async ({ page, context }) => {
    const requests: Promise<Record<string, string>>[] = []
    page.on('request', (request) => requests.push(request.allHeaders()))
    await open(page, '/')
    expect(await page.evaluate(readLeft)).toEqual({ stored: [], databases: [], caches: [], isPermitted: false })
    expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['locale', 'session'])
    expect((await Promise.all(requests)).filter((headers) => headers['x-left-behind'])).toEqual([])
    expect(context.pages()).toHaveLength(2)
    const [script] = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/entry.client')),
    )
    expect(script).toMatchObject({ transferSize: 0 })
  })
})

/** What a page finds in its stores. */
async function readLeft() {
  return {
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key === 'left-behind'),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    isPermitted: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state === 'granted',
  }
}
