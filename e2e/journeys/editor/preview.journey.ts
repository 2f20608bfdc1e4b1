import { adminScreens, expect, openDocument, switchedOff, useSessionOf } from '../../admin.ts'
import { Editor } from '../../editor.ts'
import { ask } from '../../http.ts'
import { journey } from '../../journey.ts'
import { testEnvironment } from '../../test-environment.ts'

const backend = new URL(testEnvironment.backendUrl).origin
/** The address of the admin that the start prints. */
const printed = backend.replace('127.0.0.1', 'localhost')

/** The content of a page, as the server renders it. */
function mainOf(html: string): string {
  const [main] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  if (!main) throw new Error('A page without main')
  return main
}

/** The types with a page, and how many documents of each are compared: all articles are free to read. */
const compared = { content: 10, page: 6, event: 2, vacancy: 1, partner: 4, magazine: 1 }

journey('renders the preview of an unchanged document like its published page, but private', async () => {
  journey.setTimeout(90_000)
  const editor = await Editor.loggedIn()
  for (const [type, count] of Object.entries(compared)) {
    const documents = await editor.published(type, count)
    for (const { documentId } of documents) {
      const { previews, published } = await editor.links(type, documentId)
      expect(previews.map(({ edition }) => edition)).toEqual(published.map(({ edition }) => edition))
      for (const [index, preview] of previews.entries()) {
        const [shown, live] = [new URL(preview.url), new URL(published[index]?.url ?? '')]
        const [draft, page] = await Promise.all([ask(shown.pathname + shown.search), ask(live.pathname + live.search)])
        const where = live.pathname + live.search
        expect([draft.status, page.status], where).toEqual([200, 200])
        expect(mainOf(draft.body), where).toBe(mainOf(page.body))
        expect(draft.headers, where).toMatchObject({
          'cache-control': 'private, no-store',
          'cache-status': 'gevel; fwd=bypass; detail=preview',
          'referrer-policy': 'strict-origin',
          'x-robots-tag': 'noindex, nofollow',
        })
        expect(draft.headers['set-cookie'], where).toBeUndefined()
        expect(draft.body, where).toContain('<meta name="robots" content="noindex"/>')
        expect(draft.headers['content-security-policy'], where).toMatch(`frame-ancestors ${backend}`)
        expect(page.headers['content-security-policy'], where).toMatch(/frame-ancestors 'self'/)
      }
    }
  }
})

journey('redirects a preview token on another page to its own, and rejects an altered one', async () => {
  const editor = await Editor.loggedIn()
  const [document] = await editor.published('content', 1)
  const { previews } = await editor.links('content', document?.documentId ?? '')
  const { pathname, search } = new URL(previews[0]?.url ?? '')
  const elsewhere = await ask(`/agenda${search}`)
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, pathname + search])
  const altered = await ask(pathname + search.replace('.draft.', '.published.'))
  expect(altered.status).toBe(403)
  expect(altered.body).toContain('Deze link naar een voorbeeld klopt niet.')
  expect(altered.headers['cache-control']).toContain('no-store')
  for (const token of ['', 'x', 'a'.repeat(5_000), '../..'])
    expect((await ask(`${pathname}?voorbeeld=${token}`)).status, token.slice(0, 9)).toBe(403)
})

journey.describe('in the admin', () => {
  journey.use({ ...adminScreens, baseURL: printed })

  journey(
    'previews a draft at the printed address, publishes it and links to the published page',
    async ({ page, context, watch }) => {
      journey.setTimeout(180_000)
      watch.allow(404, switchedOff)
      const editor = await Editor.loggedIn()
      await useSessionOf(editor, context, printed)
      const fields = {
        ...{ edition: 'general', label: 'Proef', title: 'Eerst bekijken, dan publiceren', access: 'subscriber' },
        intro: 'Een artikel dat een redacteur eerst zelf bekijkt.',
        blocks: [{ __component: 'blocks.text', content: [paragraph('Een.'), paragraph('Twee.'), paragraph('Slot.')] }],
      }
      const { documentId } = await editor.create('content', fields)
      try {
        await openDocument(page, 'content', documentId)
        await expect(page.getByText('Dit stuk staat nog niet op de site.')).toBeVisible()
        await page.getByRole('link', { name: 'Voorbeeld openen' }).click()
        const frame = page.frameLocator('iframe')
        await expect(frame.getByRole('heading', { level: 1 })).toHaveText(fields.title)
        await expect(frame.getByRole('main')).toContainText('Slot.')
        await expect(frame.getByRole('complementary', { name: 'Voorbeeld' })).toContainText(
          /^Voorbeeld — concept · geldig tot \d\d\.\d\d\suur/,
        )

        await page.getByRole('button', { name: 'Publiceer', exact: true }).click()
        await openDocument(page, 'content', documentId)
        const link = page.getByRole('link', { name: 'Bekijk op de site' })
        await expect(link).toHaveAttribute('href', new RegExp(`^${testEnvironment.siteUrl}/news/\\d+/eerst-bekijken`))
      } finally {
        await editor.delete('content', documentId)
      }
    },
  )
})

function paragraph(text: string) {
  return { type: 'paragraph', children: [{ type: 'text', text }] }
}
