import { statisticsEventSchema, visitorSessionSchema } from '@gevel/contract/statistics'
import type { Page, Request } from '@playwright/test'
import { z } from 'zod'
import { lateScript } from '../../budgets.ts'
import { navigate } from '../../client-navigation.ts'
import { expect, journey, open, untilHydrated } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

const batchSchema = z.strictObject({
  data: z.strictObject({
    id: z.uuid(),
    events: z.array(statisticsEventSchema).min(1),
    session: visitorSessionSchema.optional(),
  }),
})
type Batch = z.infer<typeof batchSchema>['data']

/** Collects the batches that leave a page, each parsed by the catalogue, and everything sent to another site. */
function watchBatches(page: Page): { batches: Batch[]; elsewhere: string[] } {
  const sent = { batches: [] as Batch[], elsewhere: [] as string[] }
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== new URL(process.env.SITE_URL ?? '').origin) sent.elsewhere.push(request.url())
    if (pathname === '/statistics/') sent.batches.push(batchSchema.parse(request.postDataJSON()).data)
  })
  return sent
}

const eventsOf = ({ batches }: { batches: Batch[] }) => batches.flatMap(({ events }) => events)
const viewsOf = (sent: { batches: Batch[] }) =>
  eventsOf(sent).flatMap((event) => (event.eventType === 'Pageview' ? event.url : []))

/** Hides the page, as another tab does, or shows it again. */
async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isVisible ? 'visible' : 'hidden',
  )
}

journey('sends what the catalogue names and nothing else, first 5 s after the start', async ({ page }) => {
  const sent = watchBatches(page)
  await open(page, '/')
  const response = await page.waitForResponse((one) => new URL(one.url()).pathname === '/statistics/')
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(5_000)
  expect(response.status()).toBe(200)
  await page.waitForLoadState('networkidle')
  expect(eventsOf(sent)).toEqual([
    { eventType: 'session-start', url: '/' },
    { eventType: 'Pageview', url: '/' },
  ])
  expect(sent.batches[0]?.session?.id).toBe(0)
  await navigate(page, '/agenda')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
  await page.waitForTimeout(500)
  await setVisible(page, false)
  await expect.poll(() => viewsOf(sent)).toEqual(['/', '/agenda'])
  expect(eventsOf(sent).at(-1)).toEqual({ eventType: 'session-pause', url: '/agenda' })
  expect(sent.elsewhere).toEqual([])
})

journey('counts an article once, after its text has been on screen for 5 s', async ({ page, content }) => {
  const path = articlePath(await content.article('general', ({ access }) => access === 'free'))
  const sent = watchBatches(page)
  await open(page, path)
  await page.waitForRequest((one) => new URL(one.url()).pathname === '/statistics/')
  await setVisible(page, false)
  expect(viewsOf(sent)).toEqual([])
  await setVisible(page, true)
  await page.waitForTimeout(5_500)
  await setVisible(page, false)
  await expect.poll(() => viewsOf(sent)).toEqual([path])
  const kinds = eventsOf(sent).map(({ eventType }) => eventType)
  expect(kinds).toEqual(['session-start', 'session-pause', 'session-resume', 'Pageview', 'session-pause'])
})

journey(
  'sends what is left when the page gives way to an error page, which is not counted',
  async ({ page, watch }) => {
    watch.allow(404, /bestaat-niet/)
    const sent = watchBatches(page)
    await open(page, '/agenda')
    await page.waitForRequest((one) => new URL(one.url()).pathname === '/statistics/')
    await navigate(page, '/bestaat-niet')
    await expect.poll(() => eventsOf(sent).at(-1)?.eventType).toBe('session-stop')
    expect(viewsOf(sent)).toEqual(['/agenda'])
  },
)

journey('sends nothing with Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const sent = watchBatches(page)
  const isLoaded = page.waitForResponse(lateScript)
  await open(page, '/agenda')
  await isLoaded
  await untilHydrated(page)
  await setVisible(page, false)
  await setVisible(page, true)
  await setVisible(page, false)
  expect(sent.batches).toEqual([])
})

journey('reports a failed log-in', async ({ page, watch }) => {
  watch.allow(422, /inloggen/)
  const sent = watchBatches(page)
  await open(page, '/inloggen')
  await page.waitForRequest((one) => new URL(one.url()).pathname === '/statistics/')
  await page.getByLabel('E-mailadres').fill('niemand@dan.ook.example')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een lang geheim')
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByText('Inloggen is niet gelukt')).toBeVisible()
  await setVisible(page, false)
  await expect.poll(() => eventsOf(sent)).toContainEqual({ eventType: 'user-auth-auth-fail', url: '/inloggen' })
})

journey('reports a lead from the page of a company to its website', async ({ page }) => {
  const path = '/winkelketens/bouwmarkten/hamerslag'
  const sent = watchBatches(page)
  await open(page, path)
  await page.waitForRequest((one) => new URL(one.url()).pathname === '/statistics/')
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.getByRole('main').locator('a[href^="https:"]').first().click()
  await setVisible(page, false)
  await expect.poll(() => eventsOf(sent)).toContainEqual({ eventType: 'Lead', url: path, action: 'site' })
  expect(sent.elsewhere).toEqual([])
})
