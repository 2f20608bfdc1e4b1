import { join } from '../../account.ts'
import { isSameDocument, markDocument } from '../../client-navigation.ts'
import { ask } from '../../http.ts'
import { expect, journey, open, untilHydrated } from '../../journey.ts'
import {
  announceBuild,
  deployNewBuild,
  documentsOf,
  focusTab,
  removeScripts,
  removeScriptsLater,
  restoreScripts,
} from '../../new-build.ts'
import { articlePath } from '../../paths.ts'

journey('serves the id of the build that pages run, and the files of its routes', async ({ page }) => {
  await open(page, '/')
  const running = await page.evaluate(() => Reflect.get(window, '__reactRouterManifest').version)
  expect(JSON.parse((await ask('/builds/latest.json?1798200000000')).body)).toEqual({ id: running })
  const meta = await ask(`/builds/meta/${running}.json`)
  expect(meta.headers['cache-control']).toContain('immutable')
  const { files, routes } = JSON.parse(meta.body)
  expect(routes['news-id-slug'].path).toBe('/news/:id/:slug?')
  for (const file of [...files, ...routes['news-id-slug'].files]) expect((await ask(file)).status, file).toBe(200)
})

journey('loads the whole page at the next navigation after a new build, once', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  await announceBuild(page, 'ffffffff')
  await focusTab(page)
  expect(await isSameDocument(page)).toBe(true)
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  expect(await isSameDocument(page)).toBe(false)
  await untilHydrated(page)
  await markDocument(page)
  await menu.getByRole('link', { name: 'Vacatures' }).click()
  await expect(page).toHaveURL('/vacatures')
  expect(await isSameDocument(page)).toBe(true)
})

journey('loads the whole page when the reader goes back after a new build', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await markDocument(page)
  await announceBuild(page, 'ffffffff')
  await focusTab(page)
  await page.goBack()
  await expect(page.locator('.story--lead')).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
})

journey('stays on the same document while the newest build is its own', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  await focusTab(page)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  expect(await isSameDocument(page)).toBe(true)
})

journey('preserves what a reader typed when a new build is deployed meanwhile', async ({ page, content, watch }) => {
  watch.allow(404, /^\/assets\//)
  watch.allowMissingScripts()
  await join(page)
  const article = await content.article('general', ({ title }) => /^Kleine bouwmarkt/.test(title))
  await open(page, articlePath(article))
  const comment = page.getByLabel('Uw reactie')
  await comment.fill('Een reactie die nog niet af is')
  await page.waitForLoadState('networkidle')
  await markDocument(page)
  await deployNewBuild(page)
  await focusTab(page)
  // a button whose route has a file of its own, which is gone
  const save = page.getByRole('button', { name: /^Bewa/ }).first()
  const before = (await save.textContent()) ?? ''
  const saved = page.waitForResponse(/\/account\/bewaren\.data/)
  await save.click()
  expect((await saved).ok()).toBe(true)
  await expect(save).not.toHaveText(before)
  // a jump within the page
  await page.evaluate(() => {
    location.hash = 'reageren'
  })
  expect(await isSameDocument(page)).toBe(true)
  await expect(comment).toHaveValue('Een reactie die nog niet af is')
})

journey('reloads a page whose script is missing once', async ({ page, watch }) => {
  watch.allow(404, /^\/assets\//)
  watch.allowMissingScripts()
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await removeScripts(page)
  const documents = documentsOf(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await page.waitForLoadState('networkidle')
  // the scripts of the new document are missing too
  expect(documents).toEqual(['/agenda'])
  await restoreScripts(page)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Vacatures' }).click()
  await untilHydrated(page)
})

journey('shows the error page when the script is still missing after a reload', async ({ page, watch }) => {
  watch.allow(404, /^\/assets\//)
  watch.allowMissingScripts()
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await removeScripts(page)
  await page.evaluate(() => sessionStorage.setItem('reloaded', String(Date.now())))
  const documents = documentsOf(page)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets fout gegaan')
  expect(documents).toEqual([])
  await restoreScripts(page)
  await page.getByRole('link', { name: 'Terug naar home' }).click()
  await expect(page.locator('.story--lead')).toBeVisible()
  expect(documents).toEqual(['/'])
})

journey('reloads a document whose scripts are missing once, unless something was typed', async ({ page, watch }) => {
  watch.allow(404, /^\/assets\//)
  const documents = documentsOf(page)
  await removeScripts(page)
  await page.goto('/inloggen')
  await expect.poll(() => documents).toEqual(['/inloggen', '/inloggen'])
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(2)

  await page.evaluate(() => sessionStorage.removeItem('reloaded'))
  await restoreScripts(page)
  const release = await removeScriptsLater(page)
  await page.goto('/inloggen')
  await page.getByLabel('E-mailadres').fill('lezer@gevel.example')
  const asked = page.waitForRequest('**/builds/latest.json?*')
  release()
  await asked
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(3)
  await expect(page.getByLabel('E-mailadres')).toHaveValue('lezer@gevel.example')
})

journey('leaves a page as it is whose lazy part is missing, after one reload', async ({ page, watch }) => {
  watch.allow(404, /^\/assets\//)
  watch.allowMissingScripts()
  const documents = documentsOf(page)
  await page.route('**/assets/picture-gallery*.js', (route) => route.fulfill({ status: 404, body: 'weg' }))
  await page.goto('/over-ons/zo-werken-wij')
  await expect.poll(() => documents).toHaveLength(2)
  await page.waitForLoadState('networkidle')
  expect(documents).toHaveLength(2)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zo werken wij')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
})
