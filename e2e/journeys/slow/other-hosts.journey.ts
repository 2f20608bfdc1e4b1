import { logIn, newAccount } from '../../account.ts'
import { expect, journey } from '../../journey.ts'
import { testEnvironment } from '../../test-environment.ts'

const { port } = new URL(testEnvironment.siteUrl)
/** The site at a known host that is not that of `SITE_URL`. */
const elsewhere = `http://127.0.0.1:${port}`

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts'

  journey(`logs in on another known host and stays there, ${how}`, async ({ browser }) => {
    const person = await newAccount()
    const context = await browser.newContext({ javaScriptEnabled })
    const other = await context.newPage()
    await other.goto(`${elsewhere}/inloggen?terug=%2Faccount`)
    await logIn(other, { ...person, password: 'niet het wachtwoord' })
    await expect(other.getByText('Inloggen is niet gelukt')).toBeVisible()
    await logIn(other, person)
    await expect(other).toHaveURL(`${elsewhere}/account`)
    await expect(other.getByRole('heading', { name: 'Mijn account' })).toBeVisible()
    await context.close()
  })
}
