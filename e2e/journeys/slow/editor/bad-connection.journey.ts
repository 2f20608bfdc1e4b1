import { adminScreens, expect, switchedOff, useSessionOf } from '../../../admin.ts'
import { Editor } from '../../../editor.ts'
import { journey } from '../../../journey.ts'

journey.use(adminScreens)

const permissions = '**/admin/users/me/permissions'

journey('waits for permissions that arrive late or fail at first', async ({ page, context, watch }) => {
  journey.setTimeout(120_000)
  watch.allow(404, switchedOff)
  watch.allow(503, /^\/admin\/users\/me\/permissions$/)
  await useSessionOf(await Editor.loggedIn(), context)
  const title = page.getByRole('textbox', { name: /^Titel/ })
  const create = '/admin/content-manager/collection-types/api::page.page/create'

  await journey.step('late', async () => {
    await page.route(permissions, async (route) => {
      await expect(page.getByText('Het laden duurt lang.')).toBeVisible()
      await route.fallback()
    })
    await page.goto(create)
    await expect(title).toBeVisible()
    await page.unroute(permissions)
  })

  await journey.step('failing', async () => {
    let failures = 0
    await page.route(permissions, (route) =>
      failures++ < 2 ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    )
    await page.goto(create)
    await expect(title).toBeVisible()
    expect(failures).toBeGreaterThan(2)
  })
})
