import { brotliCompressSync } from 'node:zlib'
import type { Article } from '@gevel/contract/articles'
import type { Page, Request } from '@playwright/test'
import { type Budget, budgets, isWithin, lateScript } from '../../budgets.ts'
import { ask } from '../../http.ts'
import { expect, journey, openUntouched } from '../../journey.ts'
import { articlePath } from '../../paths.ts'
import { anyPayload } from '../../payloads.ts'

/** Compression saves nothing within one packet. */
const worthCompressing = 1_400
/** The blocks that few articles have, with scripts of their own. */
const withScripts = ['blocks.gallery', 'blocks.video', 'blocks.chart', 'blocks.market-figure']
/** When all that a page loads by itself has been loaded: the last a second after it has started. */
const settledMs = 5_000

journey('keeps the scripts of an article within budget', async ({ page, content }) => {
  const article = await content.articleWith('general', ({ access, cover, blocks }) => {
    const isPlain = !blocks.some(({ __component }) => withScripts.includes(__component))
    return access === 'free' && cover !== null && isPlain
  })
  expectWithin(await scriptsOf(page, articlePath(article)), budgets.articleScripts)
})

for (const [name, type, panel] of [
  ['gallery', 'blocks.gallery', '.gallery'],
  ['chart', 'blocks.chart', '.fig-panel .chart--wide'],
  ['market figure', 'blocks.market-figure', '.fig-panel .plot .chart--wide >> nth=0'],
] as const) {
  journey(`keeps the scripts of an article with a ${name} within budget, and shows it`, async ({ page, content }) => {
    const hasBlock = ({ blocks }: Article) => blocks.some(({ __component }) => __component === type)
    const article = await content.articleWith('general', (one) => one.access === 'free' && hasBlock(one))
    const scripts = await scriptsOf(page, articlePath(article))
    await expect(page.locator(panel)).toBeVisible()
    expectWithin(scripts, budgets.blockArticleScripts)
  })
}

journey('keeps what every page loads a second after it has started within budget', async ({ page }) => {
  const loaded = page.waitForResponse(lateScript)
  await openUntouched(page, '/')
  expectWithin(brotliCompressSync(await (await loaded).body()).byteLength, budgets.lateScript)
})

for (const [path, styles] of [
  ['/', budgets.styles],
  ['/pro', budgets.styles],
  ['/nationale-dhz-sessie', budgets.stylesWithOwn],
  ['/winkelketens/bouwmarkten/hamerslag', budgets.stylesWithOwn],
  ['/vacatures', budgets.stylesWithOwn],
] as const) {
  journey(`keeps the styles and fonts of ${path} within budget`, async ({ page }) => {
    const files = await filesOf(page, path)
    expectWithin(compressed(await files('stylesheet')), styles)
    // fonts are compressed already
    expectWithin(sizeOf(await files('font')), budgets.fonts)
  })
}

journey('serves scripts and styles compressed and immutable', async ({ page }) => {
  const paths = new Set<string>()
  page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  await openUntouched(page, '/')
  const files = [...paths].filter((path) => path.startsWith('/assets/'))
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    const { headers } = await ask(file, { 'accept-encoding': 'gzip, br' })
    expect(headers['cache-control'], file).toContain('immutable')
    if (headers['content-encoding'] === 'br') continue
    expect(Number(headers['content-length']), file).toBeLessThan(worthCompressing)
  }
})

/** The style sheets and fonts that a page loads by itself while it starts. */
async function filesOf(page: Page, path: string): Promise<(kind: 'stylesheet' | 'font') => Promise<Buffer[]>> {
  const urls = new Map<string, string>()
  const note = (request: Request) => urls.set(request.url(), request.resourceType())
  page.on('request', note)
  await openUntouched(page, path)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return (kind) => filesAt([...urls].flatMap(([url, itsKind]) => (itsKind === kind ? url : [])))
}

/**
 * The weight of all scripts that a page has loaded by itself five seconds after it: without those of the pages that it links to,
 * which are prefetched, and those of the service worker.
 */
async function scriptsOf(page: Page, path: string): Promise<number> {
  const urls = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && urls.add(request.url()))
  // a page without a payload is not prefetched
  await page.route(anyPayload, (route) => route.fulfill({ status: 204 }))
  await openUntouched(page, path)
  await page.waitForTimeout(settledMs)
  expect([...urls].some((url) => lateScript.test(url))).toBe(true)
  return compressed(await filesAt([...urls]))
}

function filesAt(urls: readonly string[]): Promise<Buffer[]> {
  return Promise.all(urls.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())))
}

const sizeOf = (files: readonly Uint8Array[]) => files.reduce((sum, { byteLength }) => sum + byteLength, 0)
const compressed = (files: readonly Uint8Array[]) => sizeOf(files.map((file) => brotliCompressSync(file)))

function expectWithin(bytes: number, budget: Budget): void {
  expect(isWithin(bytes, budget), `${bytes} of at most ${budget.ceiling} bytes`).toBe(true)
}
