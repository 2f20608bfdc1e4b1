import { z } from 'zod'
import { expect } from './journey.ts'
import { testEnvironment } from './test-environment.ts'

const mailsSchema = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string().optional() }))

/**
 * The link in the newest mail to an address whose subject says so, as a path of the site; waits until that mail has come. A mail scanner
 * has been there before: it opened every link of the mail, as many companies' mail servers do, which may use up nothing.
 */
export async function linkInMail(to: string, subject: RegExp): Promise<string> {
  let text: string | undefined
  await expect
    .poll(
      async () => {
        const mails = mailsSchema.parse(await (await fetch(`${testEnvironment.mailUrl}/mails.json`)).json())
        text = mails.find((mail) => mail.to.includes(to) && subject.test(mail.subject))?.text
        return text
      },
      { timeout: 15_000 },
    )
    .toBeDefined()
  const links = text?.match(/https?:\/\/\S+/g) ?? []
  for (const link of links) await scan(link)
  const { pathname, search } = new URL(links.find((link) => link.includes('?code=')) ?? '')
  return pathname + search
}

async function scan(link: string): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    const answer = await fetch(link, { method })
    await answer.text()
    expect(answer.status, `${method} ${link}`).toBe(200)
  }
}
