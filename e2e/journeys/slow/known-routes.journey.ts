import type { Page } from '@playwright/test'
import { demoSubscriber, logInAs } from '../../account.ts'
import { isSameDocument, markDocument, navigate } from '../../client-navigation.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

const completeManifest = /\/assets\/manifest-all-[^/]*\.js$/
/** A page per visitor that only its own area leads to, and the heading of it. */
const plan = { path: '/abonneren/gevel', heading: /Gevel/ }

/** How often the complete manifest is requested from now on. */
function countManifests(page: Page): { requested: number } {
  const count = { requested: 0 }
  page.on('request', (request) => completeManifest.test(request.url()) && count.requested++)
  return count
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

journey(
  'shows a page of a route that this one does not know, also on the back button after a reload',
  async ({ page }) => {
    await open(page, '/nieuws')
    await markDocument(page)
    const count = countManifests(page)
    await navigate(page, plan.path)
    await expect(heading(page)).toHaveText(plan.heading)
    await expect(page).toHaveURL(plan.path)
    expect(count.requested).toBe(1)
    await navigate(page, '/marktcijfers')
    await expect(page).toHaveURL('/marktcijfers')
    await page.goBack()
    await expect(heading(page)).toHaveText(plan.heading)
    expect([count.requested, await isSameDocument(page)]).toEqual([1, true])
    await page.goForward()
    await page.reload()
    await open(page, page.url())
    await page.goBack()
    await expect(heading(page)).toHaveText(plan.heading)
    await page.goBack()
    await expect(page).toHaveURL('/nieuws')
    await page.goForward()
    await expect(heading(page)).toHaveText(plan.heading)
  },
)

journey('sends a form to a route that this page does not know', async ({ page, watch }) => {
  // what the form lacks
  watch.allow(400, /^\/herroepen\/bevestigen$/)
  await open(page, '/nieuws')
  await markDocument(page)
  await page.evaluate((path) => {
    const formData = new FormData()
    formData.set('q', 'hout')
    void window.__reactRouterDataRouter.navigate(path, { formMethod: 'post', formData })
  }, '/herroepen/bevestigen')
  await expect(page).toHaveURL(/\/herroepen/)
  await expect(heading(page)).toHaveText(/[Hh]erroep/)
  expect(await isSameDocument(page)).toBe(true)
})

journey('goes from a form to a route that this page does not know, and sends the form once', async ({ page }) => {
  await open(page, '/vacatures/plaatsen')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/vacatures/plaatsen')) sent++
  })
  await page.getByLabel('Basis').check()
  await page.getByRole('button', { name: 'Verder naar tekst' }).click()
  await expect(heading(page)).toHaveText('Wat is de vacature?')
  await expect(page.getByLabel('Winkels')).toBeChecked()
  expect(sent).toBe(1)
})

journey('loads the whole page when the complete manifest is missing', async ({ page, watch }) => {
  watch.allow(404, completeManifest)
  await open(page, '/nieuws')
  await markDocument(page)
  await page.route(completeManifest, (route) => route.fulfill({ status: 404 }))
  await navigate(page, plan.path)
  await expect(heading(page)).toHaveText(plan.heading)
  expect(await isSameDocument(page)).toBe(false)
})

journey('learns the other routes while it goes to a page per visitor', async ({ page }) => {
  await open(page, '/nieuws')
  await markDocument(page)
  const count = countManifests(page)
  await page.getByRole('link', { name: 'Inloggen' }).first().click()
  await expect(heading(page)).toHaveText('Inloggen')
  await expect.poll(() => count.requested).toBe(1)
  await navigate(page, plan.path)
  await expect(heading(page)).toHaveText(plan.heading)
  expect([count.requested, await isSameDocument(page)]).toEqual([1, true])
})

journey('knows all routes in a page per visitor', async ({ page }) => {
  const count = countManifests(page)
  await open(page, '/inloggen')
  expect(count.requested).toBe(1)
  expect(await areasOf(page)).toBeUndefined()
})

for (const reader of [null, demoSubscriber]) {
  journey(
    `knows every route that an article leads to, ${reader ? 'for a subscriber' : 'for anonymous visitors'}`,
    async ({ page, content }) => {
      if (reader) await logInAs(page, reader)
      const article = await content.article('general', ({ access, cover }) => access === 'free' && cover !== null)
      await open(page, articlePath(article))
      await expect(heading(page)).toHaveText(article.title)
      const areas = await areasOf(page)
      expect(areas).toContain('account')
      expect(await unknownTargets(page)).toEqual([])
    },
  )
}

const areasOf = (page: Page) => page.evaluate(() => Reflect.get(window, '__reactRouterManifest').areas)

/** The paths of the links and forms of a page that are followed without a page load, and of which it does not know the route. */
function unknownTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { areas } = Reflect.get(window, '__reactRouterManifest')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-page]')].map(({ href }) => href)
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[action]')].map(({ action }) => action)
    const paths = [...links, ...forms].map((url) => new URL(url).pathname)
    return paths.filter(
      (path) => new RegExp(areas).test(path) && window.__reactRouterDataRouter.match(path)?.at(-1)?.route.id === 'page',
    )
  })
}
