import type { Page } from '@playwright/test'
import { newPerson } from '../account.ts'
import { applyTo, cv, fillApplication, openVacancy, sendApplication } from '../applying.ts'
import type { Content } from '../content.ts'
import { expect, journey } from '../journey.ts'
import { linkInMail, mailIn } from '../mails.ts'
import { isOpen } from '../paths.ts'

/** One of an employer that gets no mail of the other journeys, which run beside. */
async function vacancyOfAnother(content: Content) {
  const { contact } = await openVacancy(content)
  return content.vacancy(
    (one) =>
      isOpen(one) && one.takesApplications && Boolean(one.contact?.email) && one.contact?.email !== contact?.email,
  )
}

async function readByBothSides(page: Page, applicant: string, employer: string) {
  await page.goto(await linkInMail(applicant, /^Uw sollicitatie:/))
  await expect(page.getByText('De balie voor de vakman mis ik.')).toBeVisible()
  await expect(page.getByText('cv-ingeborg.pdf')).toBeVisible()
  expect((await mailIn(employer, /^Sollicitatie:/)).text).not.toContain('Ingeborg')
}

journey(
  'applies with a CV; the applicant and the employer read it by the links in their mails',
  async ({ page, content }) => {
    const { email } = newPerson()
    const vacancy = await applyTo(page, content, vacancyOfAnother)
    await fillApplication(page, email)
    await page.getByLabel('Cv', { exact: true }).setInputFiles(cv)
    await sendApplication(page)
    await expect(page.getByText('Uw sollicitatie is verstuurd')).toBeVisible()
    const employer = vacancy.contact?.email ?? ''
    await readByBothSides(page, email, employer)
    await page.goto(await linkInMail(employer, /^Sollicitatie:/))
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'cv-ingeborg.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('cv-ingeborg.pdf')
  },
)

journey('withdraws an application, which the employer can then no longer read', async ({ page, content }) => {
  const { email } = newPerson()
  await applyTo(page, content)
  await fillApplication(page, email)
  await page.getByLabel('Cv', { exact: true }).setInputFiles(cv)
  await sendApplication(page)
  const link = await linkInMail(email, /^Uw sollicitatie:/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Trek de sollicitatie in' }).click()
  await expect(page.getByText('Uw sollicitatie is ingetrokken')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('Deze sollicitatie is er niet')).toBeVisible()
})

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false })

  journey('keeps the CV and the text while a field is corrected', async ({ page, content, watch }) => {
    watch.allow(422, /solliciteren/)
    const { email } = newPerson()
    await applyTo(page, content)
    await fillApplication(page, email)
    await page.locator('form.form').evaluate((form) => form.setAttribute('novalidate', ''))
    await page.getByRole('main').getByLabel('E-mailadres').fill('ingeborg@voorbeeld')
    await page.getByLabel('Cv', { exact: true }).setInputFiles(cv)
    await sendApplication(page)
    await expect(page.getByText('cv-ingeborg.pdf')).toBeVisible()
    await expect(page.getByLabel('Waarom deze baan?')).toHaveValue('De balie voor de vakman mis ik.')
    await page.getByRole('main').getByLabel('E-mailadres').fill(email)
    await sendApplication(page)
    await expect(page.getByText('Uw sollicitatie is verstuurd')).toBeVisible()
    await linkInMail(email, /^Uw sollicitatie:/)
  })
})
