import { writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { logInAs, newAccount } from '../../../account.ts'
import { withClientAddress } from '../../../client-address.ts'
import { expect, journey } from '../../../journey.ts'
import { nextStep } from '../../../ordering.ts'
import { approve, beginVacancy, fillCompany, fillText, openReview, sendVacancy } from '../../../placing.ts'

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of one colour. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // eight bits of red, green and blue
  head.set([8, 2], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 'd84800', 'hex')])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunkOf('IHDR', head), chunkOf('IDAT', pixels), chunkOf('IEND', Buffer.alloc(0))])
}

const logo = { name: 'logo.png', mimeType: 'image/png', buffer: pngOf(300, 200) }
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const refused = [
  { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(svg) },
]

async function isPictureOf(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)
}

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey(
      'a logo is checked at its field, and is on the page once the vacancy is approved',
      async ({ page, context, browser, watch }, testInfo) => {
        journey.setTimeout(300_000)
        watch.allow(422, /plaatsen/)
        await context.setExtraHTTPHeaders(withClientAddress())
        const person = await newAccount()
        await logInAs(page, person)
        const title = `Planner ${crypto.randomUUID().slice(0, 8)}`
        await beginVacancy(page, 'Stage en leerbaan')
        await fillText(page, title, person.email)
        await nextStep(page, 'Welk bedrijf zoekt iemand?')
        await fillCompany(page, person.email)
        const field = page.getByLabel(/^Logo/)
        // a browser gets a large file by its path
        const large = testInfo.outputPath('groot.png')
        await writeFile(large, Buffer.concat([logo.buffer, Buffer.alloc(11_000_000)]))
        for (const file of [...refused, large]) {
          await field.setInputFiles(file)
          await page.getByRole('button', { name: /^Verder naar/ }).click()
          await expect(page.locator('.field', { has: field }).locator('.err')).toHaveText(/[A-Z“].*\./)
          await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Hamerslag')
        }
        await field.setInputFiles(logo)
        if (scripts) await expect(page.getByRole('img', { name: 'Zo staat uw logo bij de vacature' })).toBeVisible()
        await nextStep(page, 'Klopt alles?')
        const last = page.url()
        await page.goto(last.replace('/controle', '/bedrijf'))
        const kept = page.locator('.kept-file')
        await expect(kept).toContainText('logo.webp')
        await expect.poll(() => isPictureOf(page, '.kept-file img')).toBe(true)
        const address = new URL((await kept.locator('img').getAttribute('src')) ?? '', page.url()).href
        const own = await page.request.get(address)
        expect(own.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
        const stranger = await browser.newContext()
        expect((await stranger.request.get(address)).status()).toBe(404)
        await stranger.close()
        await page.goto(last.replace('/controle', '/tekst'))
        await expect.poll(() => isPictureOf(page, '.vacancy-preview img')).toBe(true)
        await page.goto(last)
        await sendVacancy(page)

        const admin = await openReview(browser, title)
        await expect(admin.locator('img[src^="data:image/webp"]')).toBeVisible()
        await approve(admin)
        await admin.context().close()
        await expect(async () => {
          await page.goto('/vacatures')
          await page.getByRole('link', { name: title }).click({ timeout: 2_000 })
        }).toPass({ timeout: 20_000 })
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await expect.poll(() => isPictureOf(page, '.org-head img')).toBe(true)
      },
    )
  })
}
