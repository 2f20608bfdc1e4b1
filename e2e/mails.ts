import { z } from 'zod'
import { expect } from './journey.ts'
import { testEnvironment } from './test-environment.ts'

const mailSchema = z.object({
  subject: z.string(),
  text: z.string().optional(),
  replyTo: z.array(z.string()),
  attachments: z.array(z.object({ type: z.string(), path: z.string() })),
})
type CaughtMail = z.infer<typeof mailSchema>

/**
 * Waits for the newest mail to an address with this subject, and returns its link as a path of the site. A mail
 * scanner has opened every link first, as many companies' mail servers do, which must not consume anything.
 */
export async function linkInMail(to: string, subject: RegExp): Promise<string> {
  const { pathname, search } = linkWithCode(await scannedLinksInMail(to, subject))
  return pathname + search
}

/** Waits for the newest mail to an address with this subject, and returns its links once a scanner has opened them all. */
export async function scannedLinksInMail(to: string, subject: RegExp): Promise<string[]> {
  const links = await linksInMail(to, subject)
  for (const link of links) await scan(link)
  return links
}

/** How many mails with this subject an address has now. */
export async function countMails(to: string, subject: string): Promise<number> {
  return (await mailsTo(to)).filter((mail) => mail.subject === subject).length
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
export async function mailIn(to: string, subject: RegExp): Promise<CaughtMail> {
  let mail: CaughtMail | undefined
  await expect
    .poll(
      async () => {
        mail = (await mailsTo(to)).find((one) => subject.test(one.subject))
        return mail
      },
      { timeout: 60_000 },
    )
    .toBeDefined()
  if (!mail) throw new Error(`No mail to ${to}`)
  return mail
}

/** The mails that were sent to an address, newest first. */
export async function mailsTo(to: string): Promise<CaughtMail[]> {
  // all mails together are megabytes
  const response = await fetch(`${testEnvironment.mailUrl}/mails.json?to=${encodeURIComponent(to)}`)
  return z.array(mailSchema).parse(await response.json())
}

/** The calendar entry in a mail, as iCalendar. */
export async function calendarOf({ attachments }: CaughtMail): Promise<string> {
  const entry = attachments.find(({ type }) => type.includes('calendar'))
  if (!entry) throw new Error('The mail has no calendar entry')
  return (await fetch(testEnvironment.mailUrl + entry.path)).text()
}

async function scan(link: string): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    const response = await fetch(link, { method })
    await response.text()
    expect(response.status, `${method} ${link}`).toBe(200)
  }
}
