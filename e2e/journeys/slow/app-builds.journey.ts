import type { Page } from '@playwright/test'
import { demoSecrets } from '../../../scripts/demo-secrets.ts'
import { freePort } from '../../../scripts/embedded-postgres/server.ts'
import { appJourney, openWithWorker, storedTexts, untilStored, workerBuild } from '../../app-page.ts'
import { isSameDocument, markDocument } from '../../client-navigation.ts'
import { expect, untilHydrated } from '../../journey.ts'
import { focusTab } from '../../new-build.ts'
import { makeNextBuild } from '../../next-build.ts'
import { startWebsite } from '../../second-website.ts'
import { testEnvironment } from '../../test-environment.ts'

/** What the browser does with each page that it loads. */
const lookForWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))

const storedFiles = async (page: Page) => (await storedTexts(page)).map(({ url }) => new URL(url).pathname)

appJourney(
  'gives way to the worker of a new build, without a form losing its text, and to none',
  async ({ openApp }) => {
    const next = await makeNextBuild()
    const PORT = String(await freePort())
    const url = `http://localhost:${PORT}`
    const settings = {
      ...{ PORT, SITE_URL: url, BACKEND_URL: testEnvironment.backendUrl },
      WEBSITE_KEY: demoSecrets.WEBSITE_KEY,
    }
    let site = await startWebsite('build', settings)
    const deploy = async (build: string, more = {}) => {
      await site.stop()
      site = await startWebsite(build, { ...settings, ...more })
    }
    try {
      const { page, watch } = await openApp({ baseURL: url })
      watch.allowStopped()
      await openWithWorker(page, '/magazine')
      await page.goto('/inloggen')
      await untilHydrated(page)
      const before = await workerBuild(page)
      const oldFiles = await storedFiles(page)
      expect(oldFiles.join()).not.toContain('NextOne0')
      await page.getByRole('main').getByLabel('E-mailadres').fill('lezer@gevel.example')
      await markDocument(page)

      await deploy(next.folder)
      await focusTab(page)
      // it fetches the files and pages of the new build first. A look that began before joins this one, or a request
      // fails: the next look installs it
      await expect(async () => {
        await lookForWorker(page)
        expect(await workerBuild(page)).toBe(next.id)
      }).toPass({ timeout: 60_000 })
      expect(before).not.toBe(next.id)
      await expect(page.getByRole('main').getByLabel('E-mailadres')).toHaveValue('lezer@gevel.example')
      expect(await isSameDocument(page)).toBe(true)
      await page.goto('/magazine')
      await untilStored(page, '/magazine')
      await expect
        .poll(async () => (await storedFiles(page)).filter((file) => /offline\.route/.test(file)))
        .toEqual(['/assets/offline.route-NextOne0.js'])

      await deploy(next.folder, { SERVICE_WORKER: 'off' })
      await lookForWorker(page)
      await expect.poll(() => storedFiles(page)).toEqual([])
      await page.goto('/agenda')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agenda')
      expect(await storedFiles(page)).toEqual([])
    } finally {
      await site.stop()
      await next.remove()
    }
  },
)
