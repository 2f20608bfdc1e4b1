import { demoReader, logIn, logOut } from '../../account.ts'
import { isSameDocument, markDocument } from '../../client-navigation.ts'
import { expect, journey, open, untilHydrated } from '../../journey.ts'
import { articlePath } from '../../paths.ts'
import { anyPayload, dataRequestsOf } from '../../payloads.ts'

journey('shows the next page from its payload, also on the back button', async ({ page, content }) => {
  const article = await content.article('general', ({ access, cover }) => access === 'free' && cover !== null)
  await open(page, '/nieuws')
  const requested = dataRequestsOf(page)
  await page.getByRole('main').getByRole('link', { name: article.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
  await page.goBack()
  await expect(page).toHaveURL('/nieuws')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(article.title)
  expect(requested.data).toEqual([])
  expect(requested.payloads).toEqual(
    expect.arrayContaining([`${articlePath(article)}/_payload.json`, '/nieuws/_payload.json']),
  )
})

journey('keeps a query of the page, of which the payload has what counts', async ({ page }) => {
  await open(page, '/vacatures')
  const requested = dataRequestsOf(page)
  await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL('/vacatures?p=2')
  await expect(page.getByRole('link', { name: 'Vorige' })).toBeVisible()
  expect(requested.payloads).toContain('/vacatures/_payload.json?p=2')
  expect(requested.data).toEqual([])
})

journey('requests no payload of a page per visitor', async ({ page }) => {
  await open(page, '/registreren')
  const requested = dataRequestsOf(page)
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen')
  expect(requested.data).toEqual(['/inloggen.data'])
  expect(requested.payloads).toEqual([])
})

for (const [what, response] of [
  ['there is none', { status: 204 }],
  ['it cannot be read', { status: 200, contentType: 'application/json', body: '{"build":' }],
  ['it redirects', { status: 302, headers: { Location: '/' } }],
] as const) {
  journey(`loads the page as before when ${what}`, async ({ page }) => {
    await page.route(anyPayload, (route) => route.fulfill(response))
    await open(page, '/')
    await markDocument(page)
    const requested = dataRequestsOf(page)
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
    expect(requested.data).toEqual(['/agenda.data'])
    expect(await isSameDocument(page)).toBe(true)
  })
}

journey('loads the whole page when its payload is of another build, and once', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  await page.route(anyPayload, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), build: 'ffffffff' } })
  })
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByRole('link', { name: 'Agenda' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await untilHydrated(page)
  expect(await isSameDocument(page)).toBe(false)
  await page.unroute(anyPayload)
  await markDocument(page)
  await menu.getByRole('link', { name: 'Vacatures' }).click()
  await expect(page).toHaveURL('/vacatures')
  expect(await isSameDocument(page)).toBe(true)
})

journey('shows another page of the same list of another build without a page load', async ({ page }) => {
  await open(page, '/vacatures')
  await markDocument(page)
  await page.route(anyPayload, (route) => route.fulfill({ json: { build: 'ffffffff', routes: {} } }))
  const pages = page.getByRole('navigation', { name: 'Pagina’s' })
  await pages.getByRole('link', { name: 'Volgende' }).click()
  await expect(pages.getByRole('link', { name: 'Vorige' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

journey(
  'shows a reader who has logged in the pages of their access, and the paywall again after the log-out',
  async ({ page, content }) => {
    const article = await content.article('general', ({ access }) => access === 'account')
    const paywall = page.getByRole('region', { name: 'Lees verder met een gratis account' })
    await open(page, '/nieuws')
    const link = page.getByRole('main').getByRole('link', { name: article.title }).first()
    await link.click()
    await expect(paywall).toBeVisible()
    await page.goto('/inloggen?terug=/nieuws')
    // it may be prefetched before the click
    const requested = dataRequestsOf(page)
    await logIn(page, demoReader)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(page.getByLabel('Uw reactie')).toBeVisible()
    await expect(paywall).toHaveCount(0)
    expect(requested.payloads).toContain(`${articlePath(article)}/_payload.json`)
    await logOut(page, 'Lotte Lezer')
    await open(page, '/nieuws')
    await link.click()
    await expect(paywall).toBeVisible()
  },
)
