import type { Locator, Page } from '@playwright/test'
import type { Content } from './content.ts'
import { articlePath } from './paths.ts'

/** An article with comments of readers of the demo content. */
export async function discussed(content: Content, edition: 'general' | 'pro'): Promise<string> {
  const title = edition === 'pro' ? /^Proef met retourpallets/ : /^Kleine bouwmarkt/
  return articlePath(await content.article(edition, (article) => title.test(article.title)))
}

export const comments = (page: Page): Locator => page.getByRole('region', { name: /^Reacties/ })
export const commentWith = (page: Page, text: string): Locator =>
  comments(page).getByRole('listitem').filter({ hasText: text })
