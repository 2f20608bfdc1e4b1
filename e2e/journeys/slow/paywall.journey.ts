import { demoReader, logIn } from '../../account.ts'
import { expect, journey } from '../../journey.ts'
import { paywall } from '../../ordering.ts'
import { articlePath } from '../../paths.ts'

journey(
  'explains the paywall to a reader without a subscription, without offering a log-in',
  async ({ page, content }) => {
    const article = await content.article('general', ({ access }) => access === 'subscriber')
    await page.goto(`/inloggen?terug=${encodeURIComponent(articlePath(article))}`)
    await logIn(page, demoReader)
    const wall = page.getByRole('region', { name: paywall })
    await expect(page).toHaveURL(articlePath(article))
    await expect(wall.getByText('bij uw account hoort geen abonnement')).toBeVisible()
    await expect(wall).toContainText('Het magazine, op papier en digitaal')
    await expect(wall.getByRole('link')).toHaveCount(1)
    await wall.getByRole('link', { name: 'Bekijk de abonnementen' }).click()
    await expect(page).toHaveURL(`/abonneren?terug=${encodeURIComponent(articlePath(article))}`)
  },
)
