import { createServer } from 'node:http'
import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { testEnvironment } from '../../test-environment.ts'

const series = '/marktcijfers/omzet-bouwmarkten'

journey('lets other sites frame the chart, and nothing else', async ({ page }) => {
  const embedded = await ask(`${series}/insluiten`)
  expect(embedded.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors \*/)
  expect(embedded.body).not.toContain('<script')
  // the same from the cache
  expect((await ask(`${series}/insluiten`)).headers['content-security-policy']).toContain('frame-ancestors *')
  expect((await ask(series)).headers['content-security-policy']).toContain("frame-ancestors 'self'")
  await open(page, series)
  await page.getByText('Grafiek insluiten op uw site').click()
  const code = await page.getByLabel('Kopieer deze code').inputValue()
  const body = `<!doctype html><title>Elders</title>${code.replaceAll(/https?:\/\/[^/"]+/g, testEnvironment.siteUrl)}`
  const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body))
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${Object(elsewhere.address()).port}/`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'Omzet van bouwmarkten' })).toBeVisible()
  await expect(frame.locator('.chart:visible')).toBeVisible()
  elsewhere.close()
})
