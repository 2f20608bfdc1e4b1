import { logIn, newAccount } from '../../account.ts'
import { withClientAddress } from '../../client-address.ts'
import { englishOn } from '../../english-text.ts'
import { expect, journey } from '../../journey.ts'
import { mailIn } from '../../mails.ts'
import { approve, fillVacancy, openReview, sendVacancy } from '../../placing.ts'
import { findOverflow } from '../../screen/overflow.ts'

journey(
  'a stranger places a vacancy, logs in halfway, and an editor brings it online',
  async ({ page, context, browser }) => {
    journey.setTimeout(300_000)
    const person = await newAccount()
    const title = `Filiaalmanager ${Date.now()}`
    await context.setExtraHTTPHeaders(withClientAddress())
    await fillVacancy(page, title, person.email)
    await page.getByRole('link', { name: 'Inloggen' }).last().click()
    await logIn(page, person)
    await expect(page.getByRole('heading', { level: 1, name: 'Klopt alles?' })).toBeVisible()
    await sendVacancy(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Uw vacature is geplaatst' })).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk uw vacature' }).click()
    await expect(page.getByText('In behandeling')).toBeVisible()

    const admin = await openReview(browser, title)
    expect(await findOverflow(admin)).toEqual([])
    expect(await englishOn(admin)).toEqual([])
    await approve(admin)
    await admin.context().close()

    await page.goto('/vacatures')
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 5_000 })
    await page.goto('/vacatures/mijn')
    await expect(
      page.getByRole('region', { name: 'Online' }).getByRole('link', { name: title, exact: true }),
    ).toBeVisible()
    expect((await mailIn(person.email, /^Online/)).text).toContain(title)
    expect((await mailIn(person.email, /^Factuur/)).text).toContain('U betaalt na factuur')
  },
)
