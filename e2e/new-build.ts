import type { Page } from '@playwright/test'

/** A script that a page loads later, once the reader navigates or presses something. */
const SCRIPTS = '**/assets/*.js'

/**
 * Makes the site look as after the deployment of another build: the id of the newest build is a different one, and the
 * scripts of the old one are gone.
 */
export async function deployNewBuild(page: Page): Promise<void> {
  await announceBuild(page, 'ffffffff')
  await removeScripts(page)
}

/** Announces another id of the newest build to a page. */
export async function announceBuild(page: Page, id: string): Promise<void> {
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id } }))
}

/** Responds to all requests for script files with a 404. */
export async function removeScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'weg' }))
}

/** Lets requests for script files wait until they are released, and then responds with a 404. */
export async function removeScriptsLater(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await promise
    await route.fulfill({ status: 404, contentType: 'text/html', body: 'weg' })
  })
  return resolve
}

export async function restoreScripts(page: Page): Promise<void> {
  await page.unroute(SCRIPTS)
}

/** Returns to the tab, which makes it ask for the newest build. */
export async function focusTab(page: Page): Promise<void> {
  const response = page.waitForResponse('**/builds/latest.json?*')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await (await response).finished()
  // until its script has read it
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

/** The paths of the documents that a page loads from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}
