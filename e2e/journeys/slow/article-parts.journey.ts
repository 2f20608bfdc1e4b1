import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'
import { structuredDataOf } from '../../structured-data.ts'

journey('shows the author and the dates of an article', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ changedAt, author }) => changedAt !== null && author !== null)
  await open(page, articlePath(article))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
  const byline = page.locator('.byline')
  await expect(byline).toContainText(`Door ${article.author?.name}`)
  await expect(byline.locator('time').first()).toHaveAttribute('datetime', article.publishedAt)
  await expect(byline.locator('time').nth(1)).toHaveAttribute('datetime', article.changedAt ?? '')
  await expect(byline).toContainText(/\d{1,2} \w+ \d{4}, \d\d\.\d\d uur/)
})

journey('ends an article with its author and a link to their other articles', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ author }) => author?.bio !== null)
  await open(page, articlePath(article))
  const ending = page.getByRole('article').locator('.art-end')
  await expect(ending).toContainText(article.author?.bio ?? '')
  await expect(ending.getByRole('button', { name: `${article.tags[0]?.name} volgen` })).toBeVisible()
  await ending.getByRole('link', { name: `Alle artikelen van ${article.author?.name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.author?.name ?? '')
  await expect(page.getByRole('link', { name: article.title })).toBeVisible()
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL(`/auteurs/${article.author?.slug}?p=2`)
})

journey('links an article to its tags, related articles and neighbours', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ previous, next, related }) =>
    Boolean(previous && next && related.length > 1),
  )
  await open(page, articlePath(article))
  const tags = page.getByRole('list', { name: 'Onderwerpen' }).getByRole('link')
  await expect(tags).toHaveText(article.tags.map(({ name }) => name))
  for (const tag of await tags.all()) await expect(tag).toHaveAttribute('href', /^\/news\/tag\?t=/)
  const related = page.locator('section[aria-labelledby="verwant"] article a')
  expect((await related.allTextContents()).sort()).toEqual(article.related.map(({ title }) => title).sort())

  const neighbours = page.getByRole('navigation', { name: 'Vorig en volgend artikel' })
  await expect(neighbours.locator('[rel=next]')).toContainText(article.next?.title ?? '')
  await neighbours.locator('[rel=prev]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.previous?.title ?? '')
  await expect(page.getByRole('navigation', { name: 'Vorig en volgend artikel' }).locator('[rel=next]')).toContainText(
    article.title,
  )
})

journey('lists the key points of an article', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ keyPoints }) => keyPoints.length > 0)
  await open(page, articlePath(article))
  await expect(page.getByRole('region', { name: 'In het kort' }).getByRole('listitem')).toHaveText(article.keyPoints)
})

journey('shows figures in the text with their labels and source', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ blocks }) =>
    blocks.some((block) => block.__component === 'blocks.figures'),
  )
  const block = article.blocks.find((found) => found.__component === 'blocks.figures')
  await open(page, articlePath(article))
  const figure = page.locator('.prose figure', { hasText: `Bron: ${block?.source}` }).first()
  await expect(figure.locator('dt')).toHaveText((block?.figures ?? []).map(({ label }) => label))
})

journey(
  'lists the corrections of an article with their times, the last of which dates it',
  async ({ page, content }) => {
    const article = await content.articleWith('general', ({ corrections }) => corrections.length > 0)
    await open(page, articlePath(article))
    for (const { at, text } of article.corrections) {
      const correction = page.locator('.corr', { hasText: text })
      await expect(correction.locator('time')).toHaveAttribute('datetime', at)
    }
    const changes = [article.changedAt ?? article.publishedAt, ...article.corrections.map(({ at }) => at)]
    const { NewsArticle } = await structuredDataOf(articlePath(article))
    expect(NewsArticle?.dateModified).toBe(changes.toSorted().at(-1))
  },
)

journey('renders a chart as a named image, and as a table with the same labels', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ blocks }) =>
    blocks.some((block) => block.__component === 'blocks.chart'),
  )
  const chart = article.blocks.find((block) => block.__component === 'blocks.chart')
  await open(page, articlePath(article))
  const figure = page.locator('figure', { has: page.locator('svg.chart') }).first()
  await expect(figure.getByRole('img', { name: chart?.title })).toBeVisible()
  await expect(figure.locator('svg.chart:visible')).toHaveCount(1)
  await expect(figure).toContainText(`Bron: ${chart?.source}`)
  await figure.getByText('Toon als tabel').click()
  await expect(figure.getByRole('rowheader')).toHaveText(chart?.labels ?? [])
  await expect(figure.getByRole('columnheader')).toHaveText([
    'Periode',
    ...(chart?.series ?? []).map(({ name }) => name),
  ])
})

journey(
  'describes an article as structured data, with canonical link and Open Graph title',
  async ({ page, content }) => {
    const article = await content.article('general', ({ access, cover }) => access === 'free' && cover !== null)
    await page.goto(articlePath(article))
    const { NewsArticle } = await structuredDataOf(articlePath(article))
    expect(NewsArticle).toMatchObject({
      headline: article.title,
      datePublished: article.publishedAt,
      isAccessibleForFree: true,
    })
    const origin = new URL(page.url()).origin
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + articlePath(article))
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', article.title)
  },
)
