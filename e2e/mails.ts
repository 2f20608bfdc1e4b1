import { z } from 'zod'
import { expect } from './journey.ts'
import { testEnvironment } from './test-environment.ts'

const mailSchema = z.object({ subject: z.string(), text: z.string().optional(), replyTo: z.array(z.string()) })

/**
 * Waits for the newest mail to an address with this subject, and returns its link as a path of the site. A mail
 * scanner has opened every link first, as many companies' mail servers do, which must not consume anything.
 */
export async function linkInMail(to: string, subject: RegExp): Promise<string> {
  const links = await linksInMail(to, subject)
  for (const link of links) await scan(link)
  const { pathname, search } = linkWithCode(links)
  return pathname + search
}

/** The code in the link of such a mail, which no scanner has opened. */
export async function codeInMail(to: string, subject: RegExp): Promise<string> {
  return linkWithCode(await linksInMail(to, subject)).searchParams.get('code') ?? ''
}

function linkWithCode(links: readonly string[]): URL {
  return new URL(links.find((link) => link.includes('?code=')) ?? '')
}

async function linksInMail(to: string, subject: RegExp): Promise<string[]> {
  return (await mailIn(to, subject)).text?.match(/https?:\/\/\S+/g) ?? []
}

/** Waits for the newest mail to an address with this subject. */
export async function mailIn(to: string, subject: RegExp): Promise<z.infer<typeof mailSchema>> {
  // all mails together are megabytes
  const mailsTo = `${testEnvironment.mailUrl}/mails.json?to=${encodeURIComponent(to)}`
  let mail: z.infer<typeof mailSchema> | undefined
  await expect
    .poll(
      async () => {
        const mails = z.array(mailSchema).parse(await (await fetch(mailsTo)).json())
        mail = mails.find((one) => subject.test(one.subject))
        return mail
      },
      { timeout: 15_000 },
    )
    .toBeDefined()
  if (!mail) throw new Error(`No mail to ${to}`)
  return mail
}

async function scan(link: string): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    const response = await fetch(link, { method })
    await response.text()
    expect(response.status, `${method} ${link}`).toBe(200)
  }
}
