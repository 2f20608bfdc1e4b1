import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { Editor } from '../../../editor.ts'
import { ask } from '../../../http.ts'
import { expect, journey, open } from '../../../journey.ts'
import { removeFile } from '../../../media-library.ts'
import { testEnvironment } from '../../../test-environment.ts'

const pictureSchema = z.object({ id: z.int(), url: z.string() })
/** A change is on every page within this time (requirements §2), also on a machine that runs other tests. */
const soon = { timeout: 5_000, intervals: [50] }

/** Uploads a picture, as a new one or in place of another. */
async function upload({ token }: Editor, name: 'general' | 'pro', replaced?: number) {
  const bytes = await readFile(path.join(import.meta.dirname, `../../../../docs/screenshots/${name}.png`))
  const body = new FormData()
  body.append('files', new File([new Uint8Array(bytes)], 'omslag.png', { type: 'image/png' }))
  body.append('fileInfo', JSON.stringify({ name: 'omslag.png' }))
  const query = replaced === undefined ? '' : `?id=${replaced}`
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${testEnvironment.backendUrl}/upload${query}`, { method: 'POST', headers, body })
  const stored: unknown = await response.json()
  return pictureSchema.parse(Array.isArray(stored) ? stored[0] : stored)
}

/** The sizes of a picture in a page, and its original. */
const addressesIn = (html: string, url: string) => [
  url,
  ...new Set(Array.from(html.matchAll(/\/beeld\/[^" ]+/g), ([address]) => address).filter((one) => one.includes(url))),
]

const statuses = async (addresses: readonly string[]) => [
  ...new Set(await Promise.all(addresses.map(async (address) => (await ask(address)).status))),
]

journey(
  'shows a replaced picture on its page, and no longer the old one or a deleted one in any size',
  async ({ page, watch }) => {
    watch.allow(404, /omslag/)
    const editor = await Editor.loggedIn()
    const before = await upload(editor, 'general')
    const fields = {
      ...{ edition: 'general', label: 'Proef', title: 'Proef met een foto die wordt vervangen', access: 'free' },
      intro: 'Een bericht met een foto die te veel liet zien.',
      cover: { picture: before.id, alt: 'Een gevel' },
      blocks: [],
    }
    const { documentId, publicId } = await editor.create('content', fields)
    const { slug } = await editor.publish('content', documentId, fields)
    const article = `/news/${publicId}/${slug}`
    try {
      const old = addressesIn((await ask(article)).body, before.url)
      expect(old.length).toBeGreaterThan(3)
      expect(await statuses(old)).toEqual([200])

      const after = await upload(editor, 'pro', before.id)
      await expect.poll(async () => (await ask(article)).body.includes(after.url), soon).toBe(true)
      expect((await ask(article)).body).not.toContain(before.url)
      await expect.poll(() => statuses(old), soon).toEqual([404])
      const now = addressesIn((await ask(article)).body, after.url)
      expect(await statuses(now)).toEqual([200])
      await open(page, article)
      const shown = page.getByRole('main').getByRole('img', { name: 'Een gevel' })
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

      await editor.publish('content', documentId, { ...fields, cover: null })
      await removeFile(editor, before.id)
      await expect.poll(async () => (await ask(article)).body.includes(after.url), soon).toBe(false)
      await expect.poll(() => statuses(now), soon).toEqual([404])
    } finally {
      await removeFile(editor, before.id)
      await editor.delete('content', documentId)
    }
  },
)
