import type { Locator } from '@playwright/test'
import { ask } from '../http.ts'
import { expect, journey, open } from '../journey.ts'
import { eventPath } from '../paths.ts'

const series = [
  ['/nationale-dhz-sessie', 'Nationale Doe-het-zelfsessie'],
  ['/bouwgroothandel-bijeen', 'Bouwgroothandel Bijeen'],
  ['/business-update-bouwgroothandel', 'Business Update Bouwgroothandel'],
] as const

for (const [path, title] of series) {
  journey(`renders ${path} as a landing page, edge to edge`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.locator('main')).toHaveAttribute('data-layout', 'fullpage')
    const hero = await page.locator('.hero').boundingBox()
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    expect(hero?.width).toBeCloseTo(width, 0)
    await expect(page.locator('.hero__facts').getByRole('term')).toHaveText(['Wanneer', 'Tijd', 'Waar', 'Prijs'])
    await expect(page.locator('.hero').getByRole('link', { name: 'Aanmelden' })).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
  })

  journey(`shows programme, speakers, partners and questions on ${path}`, async ({ page }) => {
    await open(page, path)
    for (const name of ['Programma', 'Sprekers', 'Partners', 'Vragen']) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    }
    const times = await page.locator('.prog > li > time').evaluateAll((all) => all.map((time) => time.textContent))
    expect(times.length).toBeGreaterThan(3)
    expect(times).toEqual(times.toSorted())
    const links = page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link')
    for (const link of await links.all()) {
      const heading = page.locator((await link.getAttribute('href')) ?? '')
      await expect(heading).toHaveText((await link.textContent()) ?? '')
    }
  })
}

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

journey('links a series to its other years, and shows the recap of a past event', async ({ page, content }) => {
  const past = (await content.events('past')).find((event) => event.series === 'nationale-dhz-sessie')
  if (!past) throw new Error('The demo content holds no past event of this series')
  await open(page, '/nationale-dhz-sessie')
  await page.getByRole('region', { name: 'Andere jaren' }).getByRole('link', { name: past.title }).click()
  await expect(page).toHaveURL(eventPath(past))
  await expect(page.locator('.hero')).toContainText('Geweest')
  await expect(page.getByRole('heading', { name: 'Terugblik' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Fotoreeks/ })).toBeVisible()
})

journey('renders an event outside a series at its own path', async ({ page, content }) => {
  const event = (await content.events('upcoming')).find((one) => one.series === null)
  if (!event) throw new Error('The demo content holds no such event')
  await open(page, '/agenda')
  await page.getByRole('main').getByRole('link', { name: event.title }).click()
  await expect(page).toHaveURL(eventPath(event))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title)
  await expect(page.locator('main')).toHaveAttribute('data-layout', 'fullpage')
})

journey('marks which events of the agenda are organised by Gevel', async ({ page, content }) => {
  await open(page, '/agenda')
  const agenda = page.getByRole('region', { name: 'Komende bijeenkomsten' }).getByRole('listitem')
  const events = await content.events('upcoming')
  const marked = agenda.filter({ hasText: 'georganiseerd door Gevel' }).getByRole('heading')
  await expect(marked).toHaveText(events.flatMap(({ series, title }) => (series === null ? [] : [title])))
})

journey('groups the programme of an event of several days by day', async ({ page, content }) => {
  const event = (await content.events('upcoming')).find(({ title }) => title.startsWith('Vakbeurs'))
  if (!event) throw new Error('The demo content holds no such event')
  await open(page, eventPath(event))
  const days = page.getByRole('region', { name: 'Programma' }).getByRole('heading', { level: 3 })
  await expect(days).toHaveText(['Dinsdag 2 februari 2027', 'Woensdag 3 februari 2027', 'Donderdag 4 februari 2027'])
})

journey('states how long an event of several days lasts, under its own name', async ({ page, content }) => {
  const long = (await content.events('upcoming')).find(
    ({ startsAt, endsAt }) => startsAt.slice(0, 10) !== endsAt.slice(0, 10),
  )
  if (!long) throw new Error('There is no event of several days')
  await open(page, eventPath(long))
  const facts = page.locator('.hero__facts')
  await expect(facts.getByRole('term')).toHaveText(['Wanneer', 'Duur', 'Waar', 'Prijs'])
  await expect(facts.getByRole('definition').nth(1)).toHaveText(/^\w+ dagen$/)
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

journey('offers an event as a calendar file, and links to the route', async ({ page, content }) => {
  const event = (await content.events('upcoming')).find(({ venue }) => venue !== null)
  if (!event) throw new Error('The demo content holds no such event')
  await open(page, eventPath(event))
  const practical = page.getByRole('region', { name: 'Praktisch' })
  await expect(practical, 'the address of the button to register').toContainText('bijeenkomsten@gevel.example')
  await expect(practical.getByRole('link', { name: 'Route' })).toHaveAttribute('href', /^https:.*destination=/)
  const file = (await practical.getByRole('link', { name: 'Zet in uw agenda' }).getAttribute('href')) ?? ''
  const { status, headers, body } = await ask(file)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' })
  const moment = (at: string) => at.replace(/[-:]|\.000/g, '')
  for (const line of [
    'BEGIN:VCALENDAR',
    `SUMMARY:${event.title}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
  ]) {
    expect(body.toString().replace(/\r\n /g, '')).toContain(line)
  }
  expect((await ask('/agenda/99999/agenda.ics')).status).toBe(404)
})

journey('renders an event of the pro edition in that edition', async ({ page, content }) => {
  const event = (await content.events('past')).find(({ edition }) => edition === 'pro')
  if (!event) throw new Error('The demo content holds no such event')
  await open(page, eventPath(event))
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro')
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
