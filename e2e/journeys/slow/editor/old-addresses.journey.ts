import { single } from '@gevel/contract/envelope'
import { z } from 'zod'
import { Editor } from '../../../editor.ts'
import { ask } from '../../../http.ts'
import { expect, journey, open } from '../../../journey.ts'
import { testEnvironment } from '../../../test-environment.ts'

const storedSchema = single(z.object({ documentId: z.string() }))

/** The status and the target of an address. */
async function answerOf(path: string) {
  const { status, headers } = await ask(path)
  return { status, location: headers.location }
}

/** Creates a series of market figures, which unlike other documents has no number. */
function createFigures(editor: Editor): Promise<string> {
  return sendFigures(editor, 'POST', '', {
    ...{ title: 'Adresproef', slug: 'adresproef-oud', theme: 'prices', chart: 'bar', periodKind: 'year', unit: 'euro' },
    ...{ decimals: 0, year: 'none', source: 'Proef', access: 'free' },
  })
}

async function sendFigures(editor: Editor, method: string, path: string, fields: object): Promise<string> {
  const type = '/content-manager/collection-types/api::figure-series.figure-series'
  const response = await fetch(testEnvironment.backendUrl + type + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${editor.token}` },
    body: JSON.stringify(fields),
  })
  return storedSchema.parse(await response.json()).data.documentId
}

journey('the old addresses of a tag, an author and market figures redirect', async () => {
  const editor = await Editor.loggedIn()
  const tag = await editor.create('tag', { name: 'Adresproef oud', slug: 'adresproef-oud' })
  const author = await editor.create('author', { name: 'Adresproef', slug: 'adresproef-oud' })
  const figures = await createFigures(editor)
  try {
    expect(await answerOf('/auteurs/adresproef-oud')).toMatchObject({ status: 200 })
    await editor.update('tag', tag.documentId, { name: 'Adresproef nieuw', slug: 'adresproef-nieuw' })
    await editor.update('author', author.documentId, { slug: 'adresproef-nieuw' })
    await sendFigures(editor, 'PUT', `/${figures}`, { slug: 'adresproef-nieuw' })
    for (const [from, to] of [
      ['/news/tag?t=Adresproef%20oud', '/news/tag?t=Adresproef%20nieuw'],
      ['/item/tag?t=adresproef-oud', '/item/tag?t=Adresproef%20nieuw'],
      ['/auteurs/adresproef-oud', '/auteurs/adresproef-nieuw'],
      ['/marktcijfers/adresproef-oud', '/marktcijfers/adresproef-nieuw'],
      ['/marktcijfers/adresproef-oud/insluiten', '/marktcijfers/adresproef-nieuw/insluiten'],
      ['/marktcijfers/adresproef-oud/downloaden', '/marktcijfers/adresproef-nieuw/downloaden'],
      ['/marktcijfers/adresproef-oud/bestand/csv', '/marktcijfers/adresproef-nieuw/bestand/csv'],
    ] as const)
      await expect.poll(() => answerOf(from), from).toEqual({ status: 301, location: to })
  } finally {
    await editor.delete('tag', tag.documentId)
    await editor.delete('author', author.documentId)
    await editor.delete('figure-series', figures)
  }
})

journey(
  'an article plays and links an unlisted video with its hash, and shows the lines of a cell',
  async ({ page }) => {
    const editor = await Editor.loggedIn()
    const fields = {
      ...{
        edition: 'general',
        label: 'Proef',
        title: 'Filmproef',
        slug: 'filmproef',
        intro: 'Een proef.',
        access: 'free',
      },
      blocks: [
        { __component: 'blocks.video', url: 'https://vimeo.com/76979871/8272103f6e#t=65s', title: 'Filmproef' },
        { __component: 'blocks.table', caption: 'Tabelproef', rows: 'Keten\tAdres\n"Klusdepot\nNoord"\t"Kade 1\nEde"' },
      ],
    }
    const { documentId, publicId } = await editor.create('content', fields)
    try {
      await editor.publish('content', documentId, fields)
      await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      await open(page, `/news/${publicId}/filmproef`)
      const film = page.locator('figure.video')
      await expect(film.getByRole('link', { name: 'Bekijk op Vimeo' })).toHaveAttribute(
        'href',
        'https://vimeo.com/76979871/8272103f6e#t=65s',
      )
      await film.getByRole('button', { name: 'Laden' }).click()
      const player = 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1#t=65s'
      await expect(film.locator('iframe')).toHaveAttribute('src', player)
      await expect(page.getByRole('table', { name: 'Tabelproef' }).getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('cell', { name: 'Kade 1 Ede' })).toHaveText(/Kade 1\nEde/, { useInnerText: true })
    } finally {
      await editor.delete('content', documentId)
    }
  },
)
