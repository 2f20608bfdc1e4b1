import type { Edition } from '@gevel/contract/editions'
import type { ArticleCard } from '@gevel/contract/references'
import type { Locator } from '@playwright/test'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

/** Not there where nothing was read for a week, as after the hour on a site whose content is older. */
const mostRead = 'Meest gelezen'

const fronts: Record<Edition, { path: string; name: string; sections: string[]; figure: string }> = {
  general: {
    path: '/',
    name: 'Gevel',
    figure: 'Omzet van bouwmarkten',
    sections: [
      'Opinie en interview',
      'Bouwmarkten',
      'Uit Gevel Pro',
      'Verf & wonen',
      'Marktcijfers',
      'Agenda',
      'Vacatures',
      'Magazine',
      'Partners',
    ],
  },
  pro: {
    path: '/pro',
    name: 'Gevel Pro',
    figure: 'Omzet van de bouwgroothandel',
    sections: [
      'Opinie en interview',
      'Meer nieuws',
      'Uit Gevel',
      'Bijeenkomsten',
      'Vacatures in de groothandel',
      'Magazine',
      'Partners',
    ],
  },
}

for (const edition of ['general', 'pro'] as const) {
  const { path, name, sections, figure } = fronts[edition]

  journey.describe(`the front page of ${name}`, () => {
    journey('opens with the lead story', async ({ page }) => {
      await open(page, path)
      await expect(page).toHaveTitle(new RegExp(`^${name}: vakblad`))
      await expect(page.locator('h1')).toHaveText(`${name}: het laatste nieuws`)
      const lead = page.locator('.story--lead')
      await expect(lead.getByRole('heading')).toBeVisible()
      await expect(lead.locator('img')).toHaveAttribute('fetchpriority', 'high')
      // they may be much older than the lead
      const also = page.locator('.also li')
      expect(await also.locator('time').count()).toBe(await also.count())
      await lead.getByRole('link').click()
      await expect(page.locator('article h1')).toBeVisible()
    })

    journey('lists the newest other stories by day, with their times', async ({ page, content }) => {
      await open(page, path)
      const opening = await hrefs(page.locator('.notice--live a, .story--lead a, .story--mid a'))
      const newest = (await content.articles(edition))
        .filter((article) => !opening.includes(articlePath(article)))
        .slice(0, 9)
      const list = page.getByRole('region', { name: 'Het laatste' })
      expect(await hrefs(list.getByRole('listitem').getByRole('link'))).toEqual(newest.map(articlePath))
      const times = await list.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
      expect(times).toEqual(newest.map(({ publishedAt }) => publishedAt))
      const days = await list.getByRole('heading', { level: 3 }).allTextContents()
      expect(days.length).toBe(new Set(newest.map(({ publishedAt }) => publishedAt.slice(0, 10))).size)
      await list.getByRole('link', { name: 'Alles' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Al het nieuws')
    })

    journey('shows the blocks in the order of the editors', async ({ page }) => {
      await open(page, path)
      const titles = await page.locator('main .lintel h2').allTextContents()
      expect(titles.filter((title) => title !== mostRead)).toEqual(['Het laatste', ...sections])
    })

    journey('lists recent stories below the lead', async ({ page }) => {
      await open(page, path)
      const lead = await page.locator('.story--lead time').first().getAttribute('datetime')
      const also = await page
        .locator('.also time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
      expect(also).toHaveLength(4)
      const days = also.map((time) => (Date.parse(lead ?? '') - Date.parse(time ?? '')) / 86_400_000)
      expect(days.filter((age) => age > 90)).toEqual([])
    })

    journey('has a section of the forms that its editors chose', async ({ page, content }) => {
      await open(page, path)
      const links = page.getByRole('region', { name: 'Opinie en interview' }).locator('.story h3 a')
      const shown = await hrefs(links)
      const forms = (await content.articles(edition)).flatMap((article) =>
        shown.includes(articlePath(article)) ? [article.form] : [],
      )
      expect(forms.length).toBe(shown.length)
      expect(new Set(forms)).toEqual(new Set(['opinion', 'interview']))
    })

    journey('shows many stories, each once beside those that are read most', async ({ page }) => {
      await open(page, path)
      await page.getByRole('region', { name: mostRead }).evaluateAll(([block]) => block?.remove())
      const stories = (await hrefs(page.locator('main a'))).filter((href) => /^\/(news|item)\/\d/.test(href))
      expect(stories.length).toBeGreaterThanOrEqual(edition === 'general' ? 40 : 35)
      expect(stories.filter((href, at) => stories.indexOf(href) !== at)).toEqual([])
    })

    journey('shows the figure of the month with its change in words, and a chart without scripts', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await open(page, path)
      await page.waitForLoadState('networkidle')
      const panel = page.getByRole('region', { name: figure })
      await expect(panel.locator('.kicker')).toHaveText('Cijfer van de maand: omzet')
      const value = panel.getByText(/^€\s[\d,]+\smrd$/)
      for (const width of [1024, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        // a unit broken over two lines, as `m` and `rd`
        expect(await value.evaluate(lines), String(width)).toBe(1)
      }
      await expect(panel.getByText('K3 2026', { exact: true }).first()).toBeVisible()
      await expect(panel.locator('p').filter({ hasText: /miljoen euro/i })).toHaveCount(0)
      await expect(panel).toContainText(/[▲▼] \d+,\d% (hoger|lager) dan in K3 2025/)
      await expect(panel).toContainText('Bron: Gevel Marktmonitor')
      await expect(panel.locator('.chart:visible')).toHaveCount(1)
      expect(scripts.filter((url) => /month-panel|figure-chart/.test(url))).toEqual([])
      await panel.getByRole('link', { name: figure }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(figure)
    })

    journey('starts each block that has pictures with a story with one', async ({ page }) => {
      await open(page, path)
      for (const name of sections) {
        const stories = page.getByRole('region', { name, exact: true }).locator('.story')
        const picture = page.locator('.story__img:not(.made) img')
        const pictured = stories.filter({ has: picture })
        if ((await pictured.count()) > 0) await expect(stories.first().locator(picture)).toBeAttached()
      }
    })
  })
}

journey('shows events, vacancies, an issue and partners on the front page', async ({ page, content }) => {
  await open(page, '/')
  const events = (await content.events('upcoming')).slice(0, 3)
  await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('listitem')).toHaveCount(events.length)
  await expect(page.getByRole('region', { name: 'Vacatures' }).locator('.vac')).toHaveCount(3)
  const [issue] = await content.magazines()
  await expect(page.getByRole('region', { name: 'Magazine' }).getByRole('heading', { level: 3 })).toHaveText(
    issue?.title ?? '',
  )
  expect(await page.getByRole('region', { name: 'Partners' }).getByRole('listitem').count()).toBeGreaterThan(5)
})

journey('shows a new recall above all other stories', async ({ page, content }) => {
  const articles = await content.articles('general')
  const recall = articles.find(({ form }) => form === 'recall')
  const daysOld = (Date.parse(articles[0]?.publishedAt ?? '') - Date.parse(recall?.publishedAt ?? '')) / 86_400_000
  expect(daysOld, 'of the demo content').toBeLessThan(3)
  await open(page, '/')
  const bar = page.locator('.notice--live')
  await expect(bar.getByRole('link')).toHaveText(recall?.title ?? '')
  await expect(bar).toContainText('Terugroepactie')
  const [top, lead] = await Promise.all([bar.boundingBox(), page.locator('.story--lead').boundingBox()])
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThan(lead?.y ?? 0)
})

journey('marks stories by their form: opinions in serif, others by an icon', async ({ page, content }) => {
  await open(page, '/pro/nieuws')
  const stories = (await content.articles('pro')).slice(0, 10)
  const opinion = stories.find(({ form }) => form === 'opinion')
  await expect(page.getByRole('heading', { name: opinion?.title })).toHaveCSS('font-family', /Serif/)
  const iconed = page.locator('.story', { has: page.locator('.kicker svg') }).getByRole('heading')
  await expect(iconed).toContainText(stories.filter(({ form }) => form !== 'news').map(({ title }) => title))
})

journey('marks headlines below the lead and among the newest with their form and access', async ({ page, content }) => {
  for (const [path, edition] of [
    ['/', 'general'],
    ['/pro', 'pro'],
  ] as const) {
    await open(page, path)
    const headlines = page.locator('.also li, .latest li > div')
    const articles = await content.articles(edition)
    const shown = await hrefs(headlines.locator('a'))
    const texts = shown.flatMap((href) => articles.filter((article) => articlePath(article) === href)).map(textOf)
    expect(texts.join()).toContain(edition === 'pro' ? 'Opinie' : 'Interview')
    await expect(headlines).toHaveText(texts.map(withTime))
  }
})

journey('names the author of an opinion on its card, and of no other story', async ({ page, content }) => {
  const articles = (await Promise.all([content.articles('general'), content.articles('pro')])).flat()
  const opinions = articles.filter(({ byline }) => byline)
  for (const path of ['/pro/nieuws', '/pro', '/']) {
    await open(page, path)
    const titles = await page.locator('.story--opinion').getByRole('heading').allInnerTexts()
    const shown = titles.map((title) => opinions.find((opinion) => opinion.title === title)?.byline)
    expect(titles).not.toHaveLength(0)
    await expect(page.locator('.story--opinion .card-byline')).toHaveText(shown.map((byline) => `Door ${byline?.name}`))
    await expect(page.locator('.card-byline img')).toHaveCount(shown.filter((byline) => byline?.portrait).length)
    await expect(page.locator('.card-byline')).toHaveCount(titles.length)
  }
})

const FORMS: Record<ArticleCard['form'], string> = {
  ...{ news: '', interview: 'Interview', opinion: 'Opinie' },
  ...{ reportage: 'Reportage', figures: 'Cijfers', recall: 'Terugroepactie' },
}
const KEYS = { free: '', account: 'Met account', subscriber: 'Abonnee' }

/** The whole text of a headline. */
function textOf({ form, title, access }: ArticleCard): string {
  return [FORMS[form], title, KEYS[access]].filter(Boolean).join(' ')
}

/** The number of lines of an element's text. */
function lines(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

async function hrefs(links: Locator): Promise<string[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''))
}

/** The text of a headline, which ends with its date below the lead. */
function withTime(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*(\\d{1,2} [a-z]+( \\d{4})?)?$`)
}
