import { z } from 'zod'
import { expect } from './journey.ts'
import { surroundings } from './surroundings.ts'

const mailsSchema = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string().optional() }))

/** The link in the newest mail to an address whose subject says so, as a path of the site; waits until that mail has come. */
export async function linkInMail(to: string, subject: RegExp): Promise<string> {
  let text: string | undefined
  await expect
    .poll(
      async () => {
        const mails = mailsSchema.parse(await (await fetch(`${surroundings.mailUrl}/mails.json`)).json())
        text = mails.find((mail) => mail.to.includes(to) && subject.test(mail.subject))?.text
        return text
      },
      { timeout: 15_000 },
    )
    .toBeDefined()
  const link = /https?:\/\/\S+\?code=\S+/.exec(text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  return pathname + search
}
