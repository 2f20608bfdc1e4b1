import { isSameDocument, markDocument, navigate } from '../../client-navigation.ts'
import { expect, journey, open } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

journey('lists earlier articles of the same story beside an article, with their dates', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ earlier }) => earlier.length > 1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, articlePath(article))
  const before = page.getByRole('complementary', { name: 'Bij dit artikel' }).getByRole('region', {
    name: 'Eerder hierover',
  })
  await expect(before.locator('a')).toHaveText(article.earlier.map(({ title }) => title))
  await expect(before.locator('time').first()).toHaveAttribute('datetime', article.earlier[0]?.publishedAt ?? '')
  const [place, text] = await Promise.all([before.boundingBox(), page.locator('.prose').first().boundingBox()])
  expect(place?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
})

for (const [about, isNamed] of [
  ['the tag that all of them share', true],
  ['no tag when they share none', false],
] as const) {
  journey(`names ${about} in the heading of the related articles`, async ({ page, content }) => {
    const article = await content.articleWith(
      'general',
      ({ related, relatedTag }) => related.length > 0 && (relatedTag !== null) === isNamed,
    )
    await open(page, articlePath(article))
    const title = article.relatedTag ? `Meer over ${article.relatedTag.name.toLowerCase()}` : 'Lees verder'
    await expect(page.locator('#verwant')).toHaveText(title)
  })
}

for (const [form, place] of [
  ['interview', 'beside'],
  ['reportage', 'above'],
  ['news', 'below'],
] as const) {
  journey(`places the picture ${place} the head of an article of the form ${form}`, async ({ page, content }) => {
    const article = await content.articleWith('general', (found) => found.form === form && found.cover !== null)
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, articlePath(article))
    const [head, picture] = await Promise.all(
      [page.locator('.art-head__text'), page.locator('figure.pic').first()].map((part) => part.boundingBox()),
    )
    if (!head || !picture) throw new Error('Head or picture is not shown')
    const found =
      picture.y + picture.height <= head.y ? 'above' : picture.y >= head.y + head.height ? 'below' : 'beside'
    expect(found).toBe(place)
  })
}

journey('shows the same after a client navigation as after a full load', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ blocks, previous }) => blocks.length > 5 && previous !== null)
  const { previous } = article
  if (!previous) throw new Error('The article has none before it')
  await open(page, articlePath(article))
  const loaded = await page.evaluate(readShown)
  await markDocument(page)
  for (const { title, ...to } of [previous, article]) {
    await navigate(page, articlePath(to))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  expect(await page.evaluate(readShown)).toEqual(loaded)
  expect(await isSameDocument(page)).toBe(true)
})

/** The elements of an article and of what is beside and below it, with their classes and texts; banners alternate. */
function readShown(): string[] {
  return [...document.querySelectorAll('.art-layout *:not(.ad *)')].map((element) =>
    [element.tagName, element.getAttribute('class'), element.children.length === 0 && element.textContent].join(' '),
  )
}
