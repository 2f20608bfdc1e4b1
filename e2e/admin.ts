import type { BrowserContext, Page } from '@playwright/test'
import { type Editor, ownerAccount } from './editor.ts'
import { expect as expectOnSite } from './journey.ts'
import { findOverflow } from './screen/overflow.ts'
import { wrappedLabels } from './screen/wrapped-text.ts'
import { testEnvironment } from './test-environment.ts'

/** Settings of journeys through the admin's own screens: the backend serves them, more slowly than the site. */
export const adminScreens = {
  baseURL: testEnvironment.backendUrl,
  navigationTimeout: 30_000,
  actionTimeout: 30_000,
  locale: 'nl-NL',
}

/** Waits as long as a page of the admin takes to load on a busy machine. */
export const expect = expectOnSite.configure({ timeout: 40_000 })

/** Requests of the admin for its artificial intelligence, which it sends although that is disabled. */
export const switchedOff = /^\/(admin\/ai-feature-config$|i18n\/ai-localization-jobs\/)/

/** Logs in with the form on the page. */
export async function logIn(page: Page, account = ownerAccount): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email)
  await page.locator('input[name=password]').fill(account.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('link', { name: 'Inhoud', exact: true })).toBeVisible()
}

/**
 * Gives the browser the session of a logged-in editor, without a log-in.
 * @param url where the admin is opened
 */
export async function useSessionOf(
  editor: Editor,
  context: BrowserContext,
  url = testEnvironment.backendUrl,
): Promise<void> {
  await context.addCookies([{ name: 'jwtToken', value: editor.token, url }])
}

/** The form of a document; `create` for that of a new one. */
export function documentPath(type: string, documentId: string): string {
  return `/admin/content-manager/collection-types/api::${type}.${type}/${documentId}`
}

/** Opens the form of a document. */
export async function openDocument(page: Page, type: string, documentId: string): Promise<void> {
  await page.goto(documentPath(type, documentId))
  await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeVisible()
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
}

/** Waits until the form of a draft has no unsaved changes; during a save neither button is enabled. */
export async function expectSaved(page: Page): Promise<void> {
  // in this order: until a save begins, Publiceer may still be enabled
  await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Publiceer', exact: true })).toBeEnabled()
}

/** Nothing reaches past the right edge, and no label of a button takes two lines. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await findOverflow(page)).toEqual([])
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await wrappedLabels(page), `labels at ${width}`).toEqual([])
  }
}
