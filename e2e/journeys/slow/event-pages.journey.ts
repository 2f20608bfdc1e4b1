import { ask } from '../../http.ts'
import { expect, journey, open } from '../../journey.ts'
import { eventPath } from '../../paths.ts'

const series = ['/nationale-dhz-sessie', '/bouwgroothandel-bijeen', '/business-update-bouwgroothandel']

for (const path of series) {
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

journey('offers an event as a calendar file, and links to the route', async ({ page, content }) => {
  const event = (await content.events('upcoming')).find(({ venue }) => venue !== null)
  if (!event) throw new Error('The demo content holds no such event')
  await open(page, eventPath(event))
  const practical = page.getByRole('region', { name: 'Praktisch' })
  const registering = practical.getByRole('link', { name: /^(Meld u aan|Naar de wachtlijst)$/ })
  await expect(registering).toHaveAttribute('href', new RegExp(`^/aanmelden/${event.id}`))
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
