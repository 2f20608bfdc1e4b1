import { adminScreens, expect, openDocument, switchedOff, useSessionOf } from '../../admin.ts'
import { Editor } from '../../editor.ts'
import { journey } from '../../journey.ts'
import { testEnvironment } from '../../test-environment.ts'

const backend = new URL(testEnvironment.backendUrl).origin
/** The address of the admin that the start prints. */
const printed = backend.replace('127.0.0.1', 'localhost')

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

        await editor.update('content', documentId, { title: 'Eerst verbeteren, dan publiceren' })
        await expect(async () => {
          // what the admin posts after a save; the preview listens once its scripts have started
          await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
            element.contentWindow?.postMessage({ type: 'strapiUpdate' }, '*')
          })
          const heading = frame.getByRole('heading', { level: 1, name: 'Eerst verbeteren, dan publiceren' })
          await expect(heading).toBeVisible({ timeout: 3_000 })
        }).toPass()

        // with the version of the update
        await openDocument(page, 'content', documentId)
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
