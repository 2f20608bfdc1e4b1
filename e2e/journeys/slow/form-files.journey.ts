import type { Page } from '@playwright/test'
import { alert, fillDemoForm, received, send } from '../../demo-form.ts'
import { expect, journey, open } from '../../journey.ts'
import { startWebsite } from '../../second-website.ts'

// one worker, and one website with the gallery
journey.describe.configure({ mode: 'default' })

let gallery: Awaited<ReturnType<typeof startWebsite>>

journey.beforeAll(async () => {
  gallery = await startWebsite('build/gallery')
})
journey.afterAll(() => gallery.stop())

journey('validates a file by its content and its size', async ({ page, watch }) => {
  watch.allow(422, /_ui/)
  await open(page, `${gallery.url}/_ui/proef`)
  await fillDemoForm(page)
  const file = page.getByLabel('Logo')
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
  await send(page)
  await expect(alert(page)).toContainText('Logo: Dit soort bestand kan hier niet. Kies een ander.')
  await file.setInputFiles({ name: 'groot.png', mimeType: 'image/png', buffer: Buffer.alloc(2_500_000) })
  await expect(page.getByText('Dit bestand is te groot: hoogstens 2 MB.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Bestand weghalen' }).click()
  await send(page)
  await expect(received(page)).toContainText('geen logo')
})

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(1_500_000)])
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: png }

/** Throttles the upload, as on a slow connection. */
async function uploadSlowly(page: Page): Promise<() => Promise<unknown>> {
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', slow)
  return () => network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
}

journey('cancels an upload when the visitor navigates away', async ({ page }) => {
  await open(page, `${gallery.url}/_ui`)
  await page.locator('a[href="/_ui/proef"]').click()
  await fillDemoForm(page)
  await page.getByLabel('Logo').setInputFiles(logo)
  await uploadSlowly(page)
  await send(page)
  await expect(page.getByRole('progressbar')).toBeVisible()
  const stopped = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
  await page.goBack()
  await stopped
  await expect(page).toHaveURL(/_ui$/)
})

journey('shows the progress of an upload, which can be cancelled', async ({ page }) => {
  await open(page, `${gallery.url}/_ui/proef`)
  await fillDemoForm(page)
  await page.getByLabel('Logo').setInputFiles(logo)
  const letUpload = await uploadSlowly(page)
  await send(page)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByLabel('Plaats')).toBeDisabled()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByText('Het versturen is geannuleerd.')).toBeVisible()
  await expect(page.getByLabel('Plaats')).toHaveValue('Utrecht')
  await letUpload()
  await send(page)
  await expect(received(page)).toContainText('logo.png image/png 1500016', { timeout: 40_000 })
})
