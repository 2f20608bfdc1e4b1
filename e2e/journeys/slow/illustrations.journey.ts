import type { Page } from '@playwright/test'
import type { Content } from '../../content.ts'
import { ask } from '../../http.ts'
import { expect, journey } from '../../journey.ts'
import { articlePath } from '../../paths.ts'

/** Pages with stories side by side. */
const lists: Record<string, (content: Content) => Promise<string>> = {
  'the front page': async () => '/',
  'the front page, pro': async () => '/pro',
  'all news': async () => '/nieuws',
  'all news, pro': async () => '/pro/nieuws',
  'a tag': async () => '/news/tag?t=Bouwmarkten',
  'a tag, pro': async () => '/item/tag?t=Logistiek',
  'an author': async () => '/auteurs/tom-dijkgraaf',
  'an article with related ones': async (content) =>
    articlePath(await content.articleWith('general', ({ related }) => related.filter(({ cover }) => cover).length > 1)),
}

journey('shows no picture twice on a page, and no scene on two neighbours', async ({ page, content }) => {
  for (const [name, path] of Object.entries(lists)) {
    const { all, stories } = await picturesOf(page, await path(content))
    expect.soft(all.length, name).toBeGreaterThan(1)
    expect.soft(all.filter((picture, at) => all.indexOf(picture) !== at)).toEqual([])
    const scenes = stories.map((picture) => picture.replace(/-\d$/, ''))
    expect
      .soft(
        scenes.filter((scene, at) => scene !== '' && scene === scenes[at + 1]),
        name,
      )
      .toEqual([])
  }
})

/** The names of the pictures on a page and on each of its stories; empty for a story without one. */
async function picturesOf(page: Page, path: string): Promise<{ all: string[]; stories: string[] }> {
  const { status, body } = await ask(path)
  expect(status, path).toBe(200)
  return page.evaluate(readPictures, body.toString())
}

function readPictures(html: string): { all: string[]; stories: string[] } {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  const nameOf = (image: Element | null) => /\/uploads\/([^/.]+)/.exec(image?.getAttribute('src') ?? '')?.[1] ?? ''
  // a company's logo also names it elsewhere on a page
  const images = main?.querySelectorAll('.story__img img, .cover img, figure img') ?? []
  return {
    all: [...images].map(nameOf).filter((name) => name !== ''),
    stories: [...(main?.querySelectorAll('.story') ?? [])].map((story) =>
      nameOf(story.querySelector('.story__img img')),
    ),
  }
}
