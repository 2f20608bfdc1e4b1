import { adminScreens, documentPath, expect, expectSaved, logIn, save, switchedOff } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const type = 'page'

// one journey, for few log-ins
journey(
  'preserves typed text after a rejected save, a lost connection and an ended session',
  async ({ page, context, watch }) => {
    journey.setTimeout(180_000)
    watch.allow(404, switchedOff)
    const editor = await Editor.loggedIn()
    const link = `/proef/bewaren-${Date.now()}`
    const blocks = [
      {
        __component: 'blocks.text',
        content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Een proef.' }] }],
      },
    ]
    const { documentId } = await editor.create(type, {
      type: 'PAGE',
      title: 'Bewaren',
      link,
      layout: 'default',
      blocks,
    })
    const title = page.getByRole('textbox', { name: /^Titel/ })
    const path = page.getByRole('textbox', { name: /^Pad/ })
    const message = page.getByRole('alert')
    try {
      await page.goto(documentPath(type, documentId))
      await logIn(page)
      await expect(title).toHaveValue('Bewaren')

      await journey.step('a rejected save', async () => {
        watch.allow(400, /api::page\.page/)
        await title.fill('Geweigerde titel')
        await path.fill('geen pad')
        await save(page)
        await expect(page.getByText(/Gebruik in een pad alleen letters/).first()).toBeVisible()
        await expect(title).toHaveValue('Geweigerde titel')
        await expect(path).toHaveValue('geen pad')
        await path.fill(link)
        await save(page)
        await expectSaved(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geweigerde titel')
      })

      await journey.step('a lost connection', async () => {
        watch.allowOffline()
        await context.setOffline(true)
        await title.fill('Titel zonder verbinding')
        await save(page)
        await expect(message.filter({ hasText: 'Er is geen verbinding' }).first()).toBeVisible()
        await expect(title).toHaveValue('Titel zonder verbinding')
        await context.setOffline(false)
        await save(page)
        await expectSaved(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titel zonder verbinding')
      })

      await journey.step('a connection lost right after a save', async () => {
        const reload = new RegExp(`${documentId}(\\?|$)`)
        let isCut = false
        await page.route(reload, async (route) => {
          if (route.request().method() !== 'GET') return route.fallback()
          isCut = true
          await route.abort('internetdisconnected')
        })
        await title.fill('Bewaard voor de verbinding wegviel')
        await save(page)
        await expect.poll(() => isCut).toBe(true)
        await expect(page.getByRole('button', { name: 'Bewaar', exact: true })).toBeDisabled()
        // the read is retried first
        await expect(page.getByText('Er is geen verbinding.').first()).toBeVisible()
        await page.unroute(reload)
        await expect(title).toHaveValue('Bewaard voor de verbinding wegviel')
      })

      await journey.step('an ended session', async () => {
        watch.allow(401, /^\/(admin|content-manager|i18n)\//)
        // a form without unsaved text is left for the log-in, by the first panel that sends a request
        await title.fill('Titel na het einde')
        await endSession()
        await save(page)
        await expect(message.filter({ hasText: 'U bent uitgelogd' }).first()).toBeVisible()
        await expect(title).toHaveValue('Titel na het einde')

        const [other] = await Promise.all([
          context.waitForEvent('page'),
          page.getByRole('link', { name: 'Log in op een nieuw tabblad' }).click(),
        ])
        await logIn(other)
        await other.close()
        await page.bringToFront()
        await expect(title).toHaveValue('Titel na het einde')
        await save(page)
        await expectSaved(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titel na het einde')
      })
    } finally {
      await editor.delete(type, documentId)
    }

    async function endSession(): Promise<void> {
      const ended = await page.evaluate(async () => {
        const token = decodeURIComponent(/jwtToken=([^;]+)/.exec(document.cookie)?.[1] ?? '')
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        // without a device Strapi ends all sessions of the account, which other journeys use too
        const body = JSON.stringify({ deviceId: 'this' })
        return (await fetch('/admin/logout', { method: 'POST', headers, body })).status
      })
      expect(ended).toBe(200)
    }
  },
)
