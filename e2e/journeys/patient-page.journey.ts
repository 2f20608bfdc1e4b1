import { expect, journey } from '../journey.ts'

const rejection = { status: 503, headers: { 'retry-after': '1' }, contentType: 'text/html', body: 'Het is druk' }

journey('loads a page again that the busy site rejected', async ({ page }) => {
  await page.route('/agenda', (route) => route.fulfill(rejection), { times: 1 })
  expect((await page.goto('/agenda'))?.status()).toBe(200)
})

journey('gets the rejection where it allows one', async ({ page, watch }) => {
  watch.allow(503, /^\/agenda$/)
  await page.route('/agenda', (route) => route.fulfill(rejection), { times: 1 })
  expect((await page.goto('/agenda'))?.status()).toBe(503)
})
