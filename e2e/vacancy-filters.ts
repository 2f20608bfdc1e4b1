import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The value of a filter, whose name ends in its count. */
export function choice(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: new RegExp(`^${name} \\d+$`) })
}

/** Follows a value of a filter, and expects as many vacancies as it says. */
export async function choose(page: Page, name: string): Promise<void> {
  const count = Number((await choice(page, name).textContent())?.match(/\d+$/)?.[0])
  await choice(page, name).click()
  await expect(choice(page, name)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('main .bar strong')).toHaveText(count === 1 ? '1 vacature' : `${count} vacatures`)
  await expect(page.locator('main .vac')).toHaveCount(Math.min(count, 20))
}
