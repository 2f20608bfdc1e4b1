import type { Page } from '@playwright/test'
import { expect, journey, open } from '../../journey.ts'

for (const [path, edition] of [
  ['/news/tag', 'general'],
  ['/item/tag', 'pro'],
] as const) {
  journey(`lists every tag from A to Z with its number of articles on ${path}`, async ({ page, content }) => {
    await open(page, edition === 'pro' ? '/pro/nieuws' : '/nieuws')
    await page.getByRole('link', { name: 'Alle onderwerpen' }).click()
    await expect(page).toHaveURL(path)
    const letters = await page.locator('main .lintel h2').allTextContents()
    expect(letters).toEqual(letters.toSorted())
    const tags = (await content.tags(edition)).filter(({ count }) => count > 0)
    const links = page.locator('main ul li a', { has: page.locator('.num') })
    await expect(links).toHaveCount(tags.length)
    for (const { name, count } of tags) {
      await expect(links.filter({ hasText: new RegExp(`^${name} ${count}$`) })).toHaveAttribute(
        'href',
        `${path}?t=${encodeURIComponent(name)}`,
      )
    }
  })

  journey(`paginates the articles of a tag with real links on ${path}?t=`, async ({ page, content }) => {
    const tags = await content.tags(edition)
    const [tag] = tags.toSorted((a, b) => b.count - a.count)
    if (!tag) throw new Error('There are no tags')
    await open(page, `${path}?t=${tag.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tag.name)
    await expect(page.locator('main header')).toContainText(`${tag.count} artikelen`)
    const perPage = await page.locator('main article').count()

    const pages = page.getByRole('navigation', { name: 'Pagina’s' })
    await expect(pages.getByRole('link', { name: 'Pagina 1' })).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('head link[rel=next]')).toHaveAttribute('href', `${path}?t=${tag.name}&p=2`)
    await pages.getByRole('link', { name: 'Volgende' }).click()
    await expect(page).toHaveURL(`${path}?t=${tag.name}&p=2`)
    await expect(page.locator('main article')).toHaveCount(Math.min(perPage, tag.count - perPage))
    await expect(page.getByRole('link', { name: 'Vorige' })).toHaveAttribute('rel', 'prev')
    await expect(page).toHaveTitle(new RegExp(`^${tag.name}, pagina 2`))
  })
}

journey('leads from a tag to the directory of the same subject, which has another name, and back', async ({ page }) => {
  await open(page, '/news/tag?t=Bouwmarkten')
  const header = page.locator('main header')
  await expect(header.locator('.kicker')).toHaveText('Onderwerp')
  await header.getByRole('link', { name: 'Bouwmarktketens' }).click()
  await expect(page).toHaveURL('/winkelketens/bouwmarkten')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bouwmarktketens')
  await page.getByRole('link', { name: 'Alles over bouwmarkten' }).click()
  await expect(page).toHaveURL('/news/tag?t=Bouwmarkten')
})

journey('shows each article on one page of a tag only', async ({ page, content }) => {
  const tags = await content.tags('general')
  const [tag] = tags.toSorted((a, b) => b.count - a.count)
  const seen: string[] = []
  for (let next: string | null = `/news/tag?t=${tag?.name}`; next; next = await hrefOf(page, '.pages [rel=next]')) {
    await page.goto(next)
    seen.push(...(await page.locator('main article h2').allTextContents()))
  }
  expect(new Set(seen).size).toBe(tag?.count)
  expect(seen.length).toBe(tag?.count)
})

async function hrefOf(page: Page, selector: string): Promise<string | null> {
  const link = page.locator(selector)
  return (await link.count()) > 0 ? link.getAttribute('href') : null
}
