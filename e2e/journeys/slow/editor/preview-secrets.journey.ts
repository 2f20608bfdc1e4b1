import { Editor } from '../../../editor.ts'
import { ask, type RawResponse } from '../../../http.ts'
import { expect, journey, open } from '../../../journey.ts'

const published = 'Titel die iedereen leest'
const draft = 'Titel die alleen de redactie ziet'

const article = (title: string) => ({
  ...{ title, edition: 'general', label: 'Proef', intro: 'Voor de proef.', access: 'free' },
  releasedAt: '2026-06-02T08:00:00.000Z',
})

/** Does something with a published article that has a newer draft, at these addresses of it. */
async function withDraft(
  work: (at: { editor: Editor; path: string; token: string; documentId: string }) => Promise<void>,
) {
  const editor = await Editor.loggedIn()
  const { documentId } = await editor.create('content', article(published))
  try {
    await editor.publish('content', documentId, {})
    await editor.update('content', documentId, { title: draft })
    const { previews } = await editor.links('content', documentId)
    const { pathname, searchParams } = new URL(previews[0]?.url ?? '')
    await work({ editor, path: pathname, token: searchParams.get('voorbeeld') ?? '', documentId })
  } finally {
    await editor.delete('content', documentId)
  }
}

journey('stores a preview in no cache, however its requests are mixed with those of readers', async () => {
  await withDraft(async ({ editor, path, token, documentId }) => {
    const data = `${path}.data`
    const known = { 'if-none-match': String((await ask(path)).headers.etag) }
    const reading = () => [
      ...[path, path, data, `${path}?utm_source=x`, `${path}?voorbeel=${token}`, `${path}?p=2`].map((at) => ask(at)),
      ask(path, { ...known, referer: `http://localhost${path}?voorbeeld=${token}` }),
      ask(path, { authorization: `Bearer ${token}` }),
      ask(path, { cookie: `voorbeeld=${token}` }),
      ...['/nieuws', `${path}?voorbeeld=`, `${path}?voorbeeld=${token}x`].map((at) => ask(at)),
    ]
    const previewing = () => [
      ask(`${path}?voorbeeld=${token}`),
      ask(`${path}?voorbeeld=${token}`, known),
      ask(`${path}?voorbeeld=${token}`, { cookie: 'strapi_jwt=x' }),
      ask(`${path}?%76oorbeeld=${token}`),
      ask(`${path}?utm_source=x&voorbeeld=${token}&voorbeeld=x`),
      ask(`${data}?voorbeeld=${token}`),
    ]
    for (const round of ['not cached yet', 'cached', 'stale']) {
      if (round === 'stale') await editor.publish('content', documentId, article(published))
      if (round === 'stale') await editor.update('content', documentId, { title: draft })
      const [before, previews, after] = [reading(), previewing(), reading()]
      for (const answer of await Promise.all([...before, ...after])) expectPublic(answer, token, round)
      for (const answer of await Promise.all(previews)) expectPreview(answer, round)
    }
    for (const answer of await Promise.all(reading())) expectPublic(answer, token, 'afterwards')
  })
})

function expectPublic({ status, body, headers }: RawResponse, token: string, when: string): void {
  expect([200, 304, 403, 404], when).toContain(status)
  expect(
    [draft, token.slice(-43)].filter((secret) => body.includes(secret)),
    when,
  ).toEqual([])
  if (status === 200) expect(headers['cache-status'], when).not.toContain('preview')
}

function expectPreview({ status, body, headers }: RawResponse, when: string): void {
  expect(status, when).toBe(200)
  expect(body.includes(draft), when).toBe(true)
  expect(headers, when).toMatchObject({
    'cache-control': 'private, no-store',
    'cache-status': 'gevel; fwd=bypass; detail=preview',
  })
  expect(headers.etag, when).toBeUndefined()
}

journey('redirects a preview token on another page to its own, and explains one that does not work', async () => {
  await withDraft(async ({ editor, path, token, documentId }) => {
    const elsewhere = await ask(`/agenda?voorbeeld=${token}`)
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, `${path}?voorbeeld=${token}`])
    const altered = [token.replace('.draft.', '.published.'), '', 'x', 'a'.repeat(5_000), '../..']
    for (const wrong of altered) await expectRefusal(wrong, 403, 'Deze link naar een voorbeeld klopt niet.')
    await editor.update('content', documentId, { intro: '' })
    await expectRefusal(token, 422, 'Vul eerst in en bewaar dan: Intro.')

    async function expectRefusal(wrong: string, status: number, sentence: string) {
      const answer = await ask(`${path}?voorbeeld=${wrong}`)
      expect(answer.status, sentence).toBe(status)
      expect([sentence, draft].filter((words) => answer.body.includes(words))).toEqual([sentence])
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
  })
})

journey('takes the token of a preview out of the address, and sends it to nobody', async ({ page, context, watch }) => {
  // the address without the token
  watch.allow(403, /^\/news\//)
  await withDraft(async ({ path, token }) => {
    const referrers: string[] = []
    // the headers of a request that ends with its tab are gone with it
    context.on('request', async (request) => {
      const { referer = '' } = await request.allHeaders().catch((): Record<string, string> => ({}))
      referrers.push(referer)
    })
    await open(page, `${path}?voorbeeld=${token}`)
    const shown = page.getByRole('heading', { level: 1 })
    await expect(shown).toHaveText(draft)
    await expect(page).toHaveURL(`${path}?voorbeeld`)
    expect((await page.content()).includes(token)).toBe(false)
    await page.reload()
    await expect(shown).toHaveText(draft)
    await expect(page).toHaveURL(`${path}?voorbeeld`)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Nieuws' }).first().click(),
    ])
    await tab.waitForLoadState()
    expect(new URL(tab.url()).search).toBe('')
    expect(await tab.evaluate(() => document.referrer)).not.toContain('voorbeeld')
    await tab.goto(`${path}?voorbeeld`)
    await expect(tab.getByRole('main')).toContainText('Deze link naar een voorbeeld klopt niet.')
    await tab.close()
    expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([])
  })
})
