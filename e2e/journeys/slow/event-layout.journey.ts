import type { Locator } from '@playwright/test'
import { expect, journey, open } from '../../journey.ts'
import { eventPath } from '../../paths.ts'

journey('shows the heading of a section below the sticky navigation, also with text of 200 %', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie')
  const nav = page.getByRole('navigation', { name: 'Op deze pagina' })
  const distances: number[] = []
  for (const [width, size] of [
    [360, '100%'],
    [360, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
    for (const link of await nav.getByRole('link').all()) {
      await link.click()
      const heading = page.locator((await link.getAttribute('href')) ?? '')
      await expect(heading).toBeInViewport({ ratio: 1 })
      distances.push(((await heading.boundingBox())?.y ?? 0) - (await bottomOf(nav)))
    }
  }
  expect(distances.length).toBeGreaterThan(15)
  expect(Math.min(...distances)).toBeGreaterThan(0)
})

journey('shows simultaneous programme items side by side', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie')
  const rooms = page.locator('.prog__rooms').first().locator('.room')
  await expect(rooms).toHaveCount(3)
  const tops = await rooms.evaluateAll((all) => all.map((room) => Math.round(room.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
})

journey(
  'shows the practical information beside the whole text, and portraits of some 250 px',
  async ({ page, content }) => {
    const long = (await content.events('upcoming')).find(({ title }) => title.startsWith('Vakbeurs'))
    if (!long) throw new Error('The demo content holds no such event')
    await open(page, eventPath(long))
    const practical = page.getByRole('region', { name: 'Praktisch' })
    for (const name of ['Programma', 'Sprekers', 'Vragen']) {
      await page.getByRole('region', { name }).evaluate((section) => section.scrollIntoView({ block: 'end' }))
      await expect(practical, name).toBeInViewport()
    }
    const portraits = page.getByRole('region', { name: 'Sprekers' }).locator('img')
    const widths = await portraits.evaluateAll((all) => all.map((portrait) => portrait.clientWidth))
    expect(widths.length).toBeGreaterThan(1)
    expect(widths.filter((width) => width < 220 || width > 280)).toEqual([])
  },
)

journey('is legible on any picture of an event at 360, 768 and 1280 px', async ({ page, content }) => {
  const events = [...(await content.events('upcoming')), ...(await content.events('past'))]
  const hero = page.locator('.hero')
  for (const event of events.filter(({ cover }) => cover)) {
    await open(page, eventPath(event))
    await page.addStyleTag({ content: '.hero * { color: transparent !important }' })
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await hero
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) => Promise.all(all.map((image) => image.decode())))
      const png = (await hero.screenshot()).toString('base64')
      // white on it has a contrast of 4.5, WCAG 2.2 §1.4.3
      for (const { text, lightest } of await hero.evaluate(lightestBehindTexts, png))
        expect(lightest, `${event.title}, ${width} px: ${text}`).toBeLessThan(0.183)
    }
  }
})

/**
 * For each text of the hero: the highest relative luminance behind it, 0 to 1, without the lightest hundredth of the
 * pixels: rules and edges.
 * @param png a picture of the hero
 */
async function lightestBehindTexts(hero: Element, png: string): Promise<{ text: string; lightest: number }[]> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.drawImage(bitmap, 0, 0)
  const { left, top } = hero.getBoundingClientRect()
  return [...hero.querySelectorAll(':is(h1, h1 ~ p, dl, dd)')].map((element) => {
    const box = element.getBoundingClientRect()
    const { data } = context.getImageData(box.left - left, box.top - top, box.width, box.height)
    return { text: element.textContent, lightest: lightestOf(data) }
  })

  function lightestOf(data: ImageDataArray): number {
    const linear = (part: number) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
    const luminances = Float64Array.from({ length: data.length / 4 }, (_, at) => {
      const [r = 0, g = 0, b = 0] = data.subarray(4 * at, 4 * at + 3)
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }).toSorted()
    return luminances[Math.floor(luminances.length * 0.99) - 1] ?? 0
  }
}

journey('marks the section that is read, also the last one at the end of the page', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie')
  const current = page.locator('.section-nav [aria-current]')
  await page.locator('#over').evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100))
  await expect(current).toHaveText('Waar het over gaat')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(current).toHaveText((await page.locator('.section-nav li').last().textContent()) ?? '')
})

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

journey('prints an event in dark text, without its buttons', async ({ page }) => {
  await open(page, '/nationale-dhz-sessie')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('main .btn').first()).toBeHidden()
  await page.emulateMedia({ media: null })
})
