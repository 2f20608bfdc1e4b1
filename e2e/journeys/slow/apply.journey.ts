import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { newPerson } from '../../account.ts'
import { beginApplication, cv, fillApplication, sendApplication } from '../../applying.ts'
import { violationsEverywhere } from '../../axe.ts'
import { withClientAddress } from '../../client-address.ts'
import type { Content } from '../../content.ts'
import { expect, journey, untilHydrated } from '../../journey.ts'
import { linkInMail, mailIn } from '../../mails.ts'
import { isOpen, vacancyPath } from '../../paths.ts'
import { findOverflow } from '../../screen/overflow.ts'

/** Begins an application for one of the vacancies that take them: those that a journey closes are its own. */
async function begin(page: Page, content: Content, which = 0): Promise<void> {
  await page.context().setExtraHTTPHeaders(withClientAddress())
  let before = which
  const vacancy = await content.vacancy((one) => isOpen(one) && one.takesApplications && before-- === 0)
  await beginApplication(page, vacancyPath(vacancy))
}

/** Sets the moment until which the vacancy of the open page is open, and returns what it was. */
async function setClosing(url: string, closesAt: Date): Promise<Date> {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  const id = /solliciteren\/(\d+)/.exec(url)?.[1]
  const { rows } = await database.query(
    'SELECT closes_at FROM vacancies WHERE public_id = $1 AND published_at IS NOT NULL',
    [id],
  )
  await database.query('UPDATE vacancies SET closes_at = $2 WHERE public_id = $1', [id, closesAt])
  await database.end()
  return rows[0].closes_at
}

for (const scripts of [true, false]) {
  journey.describe(scripts ? 'with scripts' : 'without scripts', () => {
    journey.use({ javaScriptEnabled: scripts })

    journey(
      'says to who is writing that the vacancy has closed, and keeps the text',
      async ({ page, content, watch }) => {
        // the bot check comes first, and may have to begin again
        watch.allow(409, /solliciteren/)
        watch.allow(422, /solliciteren/)
        await begin(page, content, scripts ? 1 : 2)
        await fillApplication(page, newPerson().email)
        await page.getByLabel('Cv', { exact: true }).setInputFiles(cv)
        const closesAt = await setClosing(page.url(), new Date())
        try {
          await sendApplication(page)
          await expect(page.getByText(/gesloten/i).first()).toBeVisible()
          await expect(page.getByText('Uw sollicitatie is verstuurd')).toHaveCount(0)
          // not a reload, which would send the form again; the page may be made just before the change is known
          await expect(async () => {
            await page.goto(page.url())
            const text = page.getByLabel('Wat u schreef, om te kopiëren')
            await expect(text).toHaveValue('De balie voor de vakman mis ik.', { timeout: 2_000 })
          }).toPass({ timeout: 20_000 })
          // axe needs scripts of its own
          if (scripts) expect(await violationsEverywhere(page)).toEqual([])
        } finally {
          await setClosing(page.url(), closesAt)
        }
      },
    )

    journey('is sent once by a double click, and Back does not send it again', async ({ page, content }) => {
      await begin(page, content)
      const { email } = newPerson()
      await fillApplication(page, email)
      await page.getByLabel('Cv', { exact: true }).setInputFiles(cv)
      await page.getByRole('button', { name: 'Verstuur sollicitatie' }).dblclick()
      await expect(page.getByText('Uw sollicitatie is verstuurd')).toBeVisible()
      await mailIn(email, /^Uw sollicitatie:/)
      await page.goBack()
      await page.reload()
      await expect(page.getByText('Uw sollicitatie is verstuurd')).toBeVisible()
      await page.goto(await linkInMail(email, /^Uw sollicitatie:/))
      await expect(page.getByText('De balie voor de vakman mis ik.')).toBeVisible()
    })
  })
}

for (const [what, file] of [
  ['a text', { ...cv, name: 'cv.txt', buffer: Buffer.from('Ik ben Ingeborg.') }],
  ['a zip', { ...cv, name: 'cv.zip', buffer: Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1') }],
  ['an empty file', { ...cv, buffer: Buffer.alloc(0) }],
] as const) {
  journey(`says beside the field that ${what} is no CV, and keeps the text`, async ({ page, content, watch }) => {
    watch.allow(422, /solliciteren/)
    await begin(page, content)
    await fillApplication(page, newPerson().email)
    const field = page.getByLabel('Cv', { exact: true })
    await field.setInputFiles(file)
    await sendApplication(page)
    await expect(page.locator('.field', { has: field }).locator('.err')).toHaveText(/[A-Z“].*\./)
    await expect(page.getByLabel('Waarom deze baan?')).toHaveValue('De balie voor de vakman mis ik.')
  })
}

journey('keeps the text without a connection, and is sent afterwards', async ({ page, content, context, watch }) => {
  watch.allowOffline()
  watch.allowMissingScripts()
  await begin(page, content)
  await untilHydrated(page)
  await fillApplication(page, newPerson().email)
  await page.getByLabel('Cv', { exact: true }).setInputFiles(cv)
  await context.setOffline(true)
  await sendApplication(page)
  await expect(page.getByRole('alert')).toContainText(/geen verbinding|niet gelukt/)
  await expect(page.getByLabel('Waarom deze baan?')).toHaveValue('De balie voor de vakman mis ik.')
  await context.setOffline(false)
  // the bot check may have to begin again, and says so
  watch.allow(422, /solliciteren/)
  await expect(async () => {
    await sendApplication(page)
    await expect(page.getByText('Uw sollicitatie is verstuurd')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
})

journey('is written and sent with the keyboard alone', async ({ page, content }) => {
  // the browser is asked to report choosers well before a key opens one: a key may overtake that
  const choosing = page.waitForEvent('filechooser', { timeout: 60_000 })
  await begin(page, content)
  await untilHydrated(page)
  await page.getByLabel('Naam').focus()
  await page.keyboard.type('Ingeborg Schrijvers')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPerson().email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Waarom deze baan?')).toBeFocused()
  await page.keyboard.type('De balie voor de vakman mis ik.')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Cv', { exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await (await choosing).setFiles(cv)
  await expect(page.getByLabel('Cv', { exact: true })).toBeFocused()
  const send = page.getByRole('button', { name: 'Verstuur sollicitatie' })
  for (let steps = 0; steps < 8 && !(await send.evaluate((button) => button === document.activeElement)); steps++)
    await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Uw sollicitatie is verstuurd')).toBeVisible()
})

journey('fits every width and has no violations, empty, with errors and sent', async ({ page, content, watch }) => {
  journey.setTimeout(180_000)
  watch.allow(422, /solliciteren/)
  await begin(page, content)
  await untilHydrated(page)
  expect(await violationsEverywhere(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await sendApplication(page)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await fillApplication(page, newPerson().email)
  await page.getByLabel('Cv', { exact: true }).setInputFiles(cv)
  await sendApplication(page)
  await expect(page.getByText('Uw sollicitatie is verstuurd')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
})
