import { expect, journey, open } from '../../journey.ts'
import { eventPath } from '../../paths.ts'

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
    await expect(page.locator('.hero .tag').last()).toHaveText(
      /^(Nog \d+ plaatsen|Inschrijven kan|Vol|Vol, met wachtlijst)$/,
    )
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
  })
}

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

journey('renders an event of the pro edition in that edition', async ({ page, content }) => {
  const event = (await content.events('past')).find(({ edition }) => edition === 'pro')
  if (!event) throw new Error('The demo content holds no such event')
  await open(page, eventPath(event))
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'pro')
})
