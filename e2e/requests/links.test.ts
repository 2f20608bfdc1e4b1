import { expect, test } from 'vitest'
import { type Links, linksOf } from '../links.ts'
import { testEnvironment } from '../test-environment.ts'

/** The starting points: both front pages. */
const starts = ['/', '/pro']

const atOnce = 4

/** Asks for uncompressed pages: compressing and decompressing takes longer than sending. */
const headers = { accept: 'text/html, */*', 'accept-encoding': 'identity' }

// 20 s where nothing else runs, up to two minutes beside other tests
test('finds no broken or permanently redirected link, and no missing picture or file, on the whole site', {
  timeout: 480_000,
}, async () => {
  const { pages, broken } = await walk()
  expect(broken).toEqual([])
  expect(pages.size, 'pages found').toBeGreaterThan(250)

  expect(missingParts(pages), 'links to parts of pages').toEqual([])

  const files = [...new Set([...pages.values()].flatMap((page) => page.files))]
  const made = (file: string) => file.startsWith('/beeld/') || file.startsWith('/deel/')
  const checkedFiles = files.filter((file) => !made(file)).concat(fewPictures(files), fewShareImages(files))
  expect(checkedFiles.length, 'files found').toBeGreaterThan(100)
  const missing: string[] = []
  await eachOf(checkedFiles, async (file) => {
    const response = await fetch(testEnvironment.siteUrl + file, { headers })
    await response.body?.cancel()
    if (response.status !== 200) missing.push(`${response.status} ${file}`)
  })
  expect(missing).toEqual([])
})

/** Crawls until no new pages are found. */
async function walk() {
  const pages = new Map<string, Links>()
  const broken: string[] = []
  const from = new Map(starts.map((path) => [path, 'the start']))
  let next = starts
  while (next.length > 0) {
    const found: string[] = []
    await eachOf(next, async (path) => {
      const response = await followTemporary(testEnvironment.siteUrl + path)
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      if (response.status !== 200) broken.push(`${response.status} ${path} on ${from.get(path)}`)
      if (response.status !== 200 || !isPage) return void (await response.body?.cancel())
      const links = linksOf(await response.text(), new URL(response.url))
      pages.set(path, links)
      for (const link of links.pages.map(withoutPart)) {
        if (from.has(link)) continue
        from.set(link, path)
        found.push(link)
      }
    })
    next = found
  }
  return { pages, broken }
}

/** Follows a temporary redirect, such as to the log-in; a permanent one means that the link is out of date. */
async function followTemporary(address: string): Promise<Response> {
  const response = await fetch(address, { headers, redirect: 'manual' })
  if (response.status !== 302 && response.status !== 303) return response
  await response.body?.cancel()
  return fetch(new URL(response.headers.get('location') ?? '', address), { headers })
}

/** Links to a fragment that the page does not have. */
function missingParts(pages: Map<string, Links>): string[] {
  return [...pages].flatMap(([path, links]) =>
    links.pages
      .filter((link) => link.includes('#') && !pages.get(withoutPart(link))?.ids.has(link.replace(/^[^#]*#/, '')))
      .map((link) => `${link} on ${path}`),
  )
}

/** One picture per original, and one per size, crop and format: thousands of others are made the same way. */
function fewPictures(files: string[]): string[] {
  const chosen = new Map<string, string>()
  for (const file of files) {
    const [, size = '', original = '', format = ''] = /^\/beeld\/([^/]+)\/[^/]+\/(.+)\.(\w+)$/.exec(file) ?? []
    if (format === 'jpg' && !chosen.has(original)) chosen.set(original, file)
    if (!chosen.has(size + format)) chosen.set(size + format, file)
  }
  return [...new Set(chosen.values())]
}

/** A few pictures of shared links for each kind of page: there are hundreds, and each takes a tenth of a second. */
function fewShareImages(files: string[]): string[] {
  const most = 3
  const kinds = new Map<string, string[]>()
  for (const file of files) {
    const kind = /^\/deel\/[^/.]*/.exec(file)?.[0]
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), file])
  }
  return [...kinds.values()].flatMap((chosen) => chosen.slice(0, most))
}

async function eachOf<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

function withoutPart(link: string): string {
  return link.replace(/#.*$/, '')
}
