import { demoSecrets } from '../../../../scripts/demo-secrets.ts'
import { Editor } from '../../../editor.ts'
import { IconService } from '../../../icon-service.ts'
import { expect, journey, open } from '../../../journey.ts'
import { startWebsite } from '../../../second-website.ts'
import { testEnvironment } from '../../../test-environment.ts'

const path = '/proef/iconen'
const icons = ['download', 'mdi:linkedin', 'mdi:bestaat-niet', 'onbekend:icoon', 'kwaad:script', 'stil:hangt', null]
const links = {
  ...{ __component: 'blocks.links', title: 'Verder' },
  items: icons.map((icon) => ({ label: icon ?? 'zonder', href: `/over-ons?i=${icon}`, icon })),
}
const fields = { type: 'PAGE', title: 'Iconen', link: path, layout: 'default', blocks: [links] }

journey('renders the icons that are found within 1.5 s, and leaves out the others', async ({ page }) => {
  const editor = await Editor.loggedIn()
  const { documentId } = await editor.create('page', fields)
  const service = await IconService.start()
  const { WEBSITE_KEY } = demoSecrets
  const site = await startWebsite('build', {
    ...{ WEBSITE_KEY, BACKEND_URL: testEnvironment.backendUrl, ICON_SERVICE: service.url },
  })
  try {
    await editor.publish('page', documentId, fields)
    const iconOf = (name: string) => page.getByRole('listitem').filter({ hasText: name }).locator('svg')
    const expectIcons = async () => {
      for (const name of ['download', 'mdi:linkedin']) await expect(iconOf(name)).toBeVisible()
      await expect(page.getByRole('main').locator('.columns svg')).toHaveCount(2)
      await expect(iconOf('mdi:linkedin')).toHaveAttribute('viewBox', '0 0 24 24')
      await expect(page).toHaveTitle(/Iconen/)
    }
    await open(page, site.url + path)
    await expectIcons()
    expect(service.requests).toHaveLength(5)
    // another rendering of the page has them from the cache
    await editor.publish('page', documentId, { ...fields, title: 'Iconen, opnieuw' })
    await expect(async () => {
      await open(page, site.url + path)
      await expect(page).toHaveTitle(/opnieuw/, { timeout: 100 })
    }).toPass()
    await expectIcons()
    expect(service.requests).toHaveLength(5)
  } finally {
    // it may still prefetch the links in view
    await page.goto('about:blank')
    await site.stop()
    service.stop()
    await editor.delete('page', documentId)
  }
})
