import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** where React Router stores its router */
    __reactRouterDataRouter: {
      navigate: (to: string, form?: { formMethod: 'post'; formData: FormData }) => Promise<void>
      match: (path: string) => readonly { route: { id: string } }[] | null
    }
    /** lost when the document is reloaded */
    isSameDocument?: boolean
  }
}

/** Navigates as a link within the site does, also to a path that no page links to. */
export async function navigate(page: Page, path: string): Promise<void> {
  // not awaited in the page: a navigation that leaves the site would destroy the promise
  await page.evaluate((to) => void window.__reactRouterDataRouter.navigate(to), path)
}

/** Marks the document, to detect a reload later. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.isSameDocument = true
  })
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => window.isSameDocument === true)
}
