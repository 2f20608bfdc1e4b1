import type { Page } from '@playwright/test'

/** English words of the admin's own source that are not Dutch words too. */
const words =
  /\b(the|and|your|search|select|close|loading|add|delete|remove|save|cancel|settings|notifications|draft|published|users|user|next|previous|actions|choose|enter|with|active|inactive|configure|view|create|read|entity|found|blocks|createdAt|updatedAt)\b/i

/** The texts and accessible names on a page of the admin that contain an English word. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt']
    const elements = [...document.querySelectorAll('body, body *:not(script, style, noscript)')]
    const spoken = elements.flatMap((element) => [
      ...names.map((name) => element.getAttribute(name)),
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent),
    ])
    return [document.title, ...spoken]
  })
  return [...new Set(texts)].filter((text): text is string => words.test(text ?? ''))
}
