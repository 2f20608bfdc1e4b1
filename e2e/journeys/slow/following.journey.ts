import { join, logIn } from '../../account.ts'
import { violationsEverywhere } from '../../axe.ts'
import type { Content } from '../../content.ts'
import { expect, journey } from '../../journey.ts'
import { keep } from '../../keeping.ts'
import { articlePath, eventPath, partnerPath } from '../../paths.ts'

const author = { name: 'Marit Hoekstra', path: '/auteurs/marit-hoekstra' }
const series = { name: 'Nationale Doe-het-zelfsessie', path: '/nationale-dhz-sessie' }
/** The button's name, which says on the page of an event that one follows its series. */
const follow = (name: string) => `${name === series.name ? 'Volg deze reeks' : 'Volgen'}: ${name}`
const followed = (name: string) => `${name === series.name ? 'U volgt deze reeks' : 'Gevolgd'}: ${name}`
const companyKinds = ['partner', 'organisation', 'building-market', 'paint-home'] as const

async function companyWithNews(content: Content) {
  const { partners } = await content.articleWith('general', (article) => article.partners.length > 0)
  const [company] = partners
  if (!company) throw new Error('The demo content holds no article about a company')
  return company
}

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey(
      'follows from every page with a button, shows it in the account, and unfollows there',
      async ({ page, content }) => {
        await join(page)
        const article = await content.articleWith(
          'pro',
          (one) => one.author !== null && one.author.name !== author.name,
        )
        const company = await companyWithNews(content)
        const buttons = [
          [author.path, author.name],
          [articlePath(article), article.author?.name ?? ''],
          [partnerPath(company), company.name],
          [series.path, series.name],
          ['/news/tag?t=Bouwmarkten', 'Bouwmarkten'],
        ] as const
        for (const [path, name] of buttons) {
          await page.goto(path)
          await keep(page, page.getByRole('button', { name: follow(name), exact: true }))
          await expect(page.getByRole('button', { name: followed(name), exact: true })).toBeVisible()
          await page.reload()
          await expect(page.getByRole('button', { name: followed(name), exact: true })).toBeVisible()
        }
        await page.goto('/account/lezen')
        const own = page.getByRole('region', { name: 'Mijn Gevel' })
        await expect(own.getByText(/^Omdat u .*Bouwmarkten.* volgt$/).first()).toBeVisible()
        const coming = own.getByRole('region', { name: 'Komende bijeenkomsten' })
        await expect(coming.getByRole('link', { name: series.name })).toBeVisible()
        const titles = await own.getByRole('article').getByRole('heading').allTextContents()
        expect(new Set(titles).size).toBe(titles.length)
        await own.getByText('Wat u volgt (5)').click()
        for (const [group, names] of [
          ['Onderwerpen', ['Bouwmarkten']],
          ['Auteurs', [author.name, article.author?.name ?? ''].sort()],
          ['Bedrijven', [company.name]],
          ['Bijeenkomsten', [series.name]],
        ] as const) {
          await expect(own.getByRole('region', { name: group, exact: true }).getByRole('link')).toHaveText([...names])
        }
        if (scripts) expect(await violationsEverywhere(page)).toEqual([])
        for (const left of [4, 3, 2, 1, 0]) {
          const list = own.locator('details')
          if (!(await list.evaluate((details: HTMLDetailsElement) => details.open)))
            await list.locator('summary').click()
          await own
            .getByRole('button', { name: /^Gevolgd/ })
            .first()
            .click()
          await expect(own.getByText(left > 0 ? `Wat u volgt (${left})` : 'U volgt nog niets')).toBeVisible()
        }
      },
    )

    journey('tells a visitor why following requires a log-in, and follows after it', async ({ page, content }) => {
      const person = await join(page)
      const company = await companyWithNews(content)
      for (const [path, name, reason] of [
        [author.path, author.name, 'Log in om deze auteur te volgen'],
        [partnerPath(company), company.name, 'Log in om dit bedrijf te volgen'],
        [series.path, series.name, 'Log in om deze bijeenkomst te volgen'],
      ] as const) {
        await page.context().clearCookies()
        await page.goto(path)
        await page.getByRole('button', { name: follow(name), exact: true }).click()
        await expect(page.getByText(reason)).toBeVisible()
        await logIn(page, person)
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('button', { name: followed(name), exact: true })).toBeVisible()
      }
    })
  })
}

journey(
  'has the button for companies of every kind, past events of a series and companies as topics',
  async ({ page, content }) => {
    const partners = await content.partners()
    for (const kind of companyKinds) {
      const company = partners.find((partner) => partner.kind === kind)
      if (!company) throw new Error(`The demo content holds no company of the kind ${kind}`)
      await page.goto(partnerPath(company))
      await expect(page.getByRole('button', { name: `Volgen: ${company.name}`, exact: true })).toBeVisible()
    }
    const past = (await content.events('past')).find((event) => event.series === 'nationale-dhz-sessie')
    if (!past) throw new Error('The demo content holds no past event of this series')
    await page.goto(eventPath(past))
    await expect(page.getByRole('button', { name: follow(series.name), exact: true })).toBeVisible()
    const single = (await content.events('upcoming')).find((event) => event.series === null)
    if (!single) throw new Error('The demo content holds no event outside the series')
    await page.goto(eventPath(single))
    await expect(page.getByRole('button', { name: /^Volg/ })).toHaveCount(0)
    const company = await companyWithNews(content)
    await page.goto(`/news/tag?t=${company.name}`)
    await expect(page.getByRole('button', { name: `Volgen: ${company.name}`, exact: true })).toBeVisible()
  },
)
