import { expect, journey } from '../../journey.ts'
import { startWebsite } from '../../second-website.ts'

journey('responds with an uncached 503 and Retry-After while the backend is down', async ({ page, watch }) => {
  watch.allow(503, /./)
  const website = await startWebsite()
  try {
    for (const path of [
      '/over-ons',
      '/',
      '/news/1/iets',
      '/vacatures/vacature/1/iets',
      '/partners/groenvoeg',
      '/magazine',
    ]) {
      const response = await page.goto(website.url + path)
      expect(response?.status(), path).toBe(503)
      expect(Number(response?.headers()['retry-after']), path).toBeGreaterThan(0)
      expect(response?.headers()['cache-control'], path).toContain('no-store')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er is iets fout gegaan')
      await expect(page.getByText(/ECONN|fetch failed|127\.0\.0\.1/)).toHaveCount(0)
    }
    for (const path of ['/health', '/.well-known/security.txt']) {
      expect((await page.request.get(website.url + path)).status(), path).toBe(503)
    }
    const securityText = await page.request.get(`${website.url}/.well-known/security.txt`)
    expect(Number(securityText.headers()['retry-after'])).toBeGreaterThan(0)
    expect(securityText.headers()['cache-control']).toBe('no-store')
  } finally {
    await website.stop()
  }
})

journey(
  'responds with 404 to a path that violates its route, also while the backend is down',
  async ({ page, watch }) => {
    watch.allow(404, /./)
    const website = await startWebsite()
    try {
      const response = await page.goto(`${website.url}/news/abc/iets`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText('Page Not Found: /news/abc/iets')
    } finally {
      await website.stop()
    }
  },
)
