import type { Page, Route } from '@playwright/test'
import { expect, journey, open } from '../../journey.ts'

const phone = { width: 360, height: 740 }

journey('keeps a menu that was opened while the next page loaded', async ({ page }) => {
  const load = await holdData(page)
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await load.held()
  await page.getByRole('button', { name: 'Weergave' }).click()
  await expect(userMenu(page)).toBeVisible()
  await load.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await expect(userMenu(page)).toBeVisible()
})

journey(
  'keeps a menu that was opened between the result of a form and the end of its navigation',
  async ({ page, watch }) => {
    watch.allow(422, /^\/email-valideren$/)
    await open(page, '/email-valideren?code=onzin')
    const load = await holdData(page)
    const before = await locationKey(page)
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await load.held()
    await page.getByRole('button', { name: 'Weergave' }).click()
    await expect(userMenu(page)).toBeVisible()
    await load.release()
    await expect.poll(() => locationKey(page)).not.toBe(before)
    await expect(userMenu(page)).toBeVisible()
  },
)

journey('leaves the focus in a field that the reader chose while the next page loaded', async ({ page }) => {
  const load = await holdData(page)
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Agenda' }).click()
  await load.held()
  const search = page.locator('#snelzoeken')
  await search.pressSequentially('hout')
  await load.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('hout')
})

journey.describe('on a phone', () => {
  journey.use({ viewport: phone })

  journey('keeps the drawer, and the focus in it, when it was opened while the next page loaded', async ({ page }) => {
    const load = await holdData(page)
    await open(page, '/agenda')
    await page.getByRole('link', { name: 'Gevel', exact: true }).first().click()
    await load.held()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const link = drawer(page).getByRole('link', { name: 'Vacatures' })
    await link.focus()
    await load.release()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('main')).toContainText('Het laatste')
    await expect(link).toBeFocused()
    await expect(drawer(page)).toBeVisible()
    await link.click()
    await expect(page).toHaveURL('/vacatures')
    await expect(drawer(page)).toBeHidden()
  })

  journey('closes the drawer when a link in it is followed while another page loads', async ({ page }) => {
    const load = await holdData(page)
    await open(page, '/')
    await page.getByRole('main').getByRole('link').first().click()
    await load.held()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await drawer(page).getByRole('link', { name: 'Agenda' }).click()
    await expect(drawer(page)).toBeHidden()
    await load.release()
    await expect(page).toHaveURL('/agenda')
    await expect(drawer(page)).toBeHidden()
  })

  journey(
    'closes the drawer at once when a link in it is followed, and keeps it when it is opened again',
    async ({ page }) => {
      const load = await holdData(page)
      await open(page, '/')
      const button = page.getByRole('button', { name: 'Menu', exact: true })
      await button.click()
      await drawer(page).getByRole('link', { name: 'Agenda' }).click()
      await load.held()
      await expect(drawer(page)).toBeHidden()
      await button.click()
      await load.release()
      await expect(page).toHaveURL('/agenda')
      await expect(drawer(page)).toBeVisible()
    },
  )
})

/** Holds back the data of all pages that are requested from now on. */
async function holdData(page: Page) {
  const routes: Route[] = []
  const data = /\/_payload\.json(?:\?|$)|\.data(?:\?|$)/
  const hold = async (route: Route) => {
    if (route.request().method() === 'GET') routes.push(route)
    else await route.continue()
  }
  await page.route(data, hold)
  return {
    /** waits for a request */
    held: () => expect.poll(() => routes.length).toBeGreaterThan(0),
    release: async () => {
      await page.unroute(data, hold)
      // a request that the page has given up meanwhile
      for (const route of routes) await route.continue().catch(() => undefined)
    },
  }
}

/** The key of the page in the history, which each navigation changes. */
function locationKey(page: Page): Promise<unknown> {
  return page.evaluate(() => history.state?.key)
}

function userMenu(page: Page) {
  return page.locator('#gebruikersmenu')
}

function drawer(page: Page) {
  return page.locator('#hoofdmenu')
}
