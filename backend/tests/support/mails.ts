import { vi } from 'vitest'
import { z } from 'zod'

const catcherUrl = (process.env.MAIL_URL ?? 'http://localhost:8025').replace('//localhost', '//127.0.0.1')

const mailSchema = z.object({
  id: z.int(),
  subject: z.string(),
  replyTo: z.array(z.string()),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), path: z.string() })),
})
export type CaughtMail = z.infer<typeof mailSchema>

/** The content of a file of a mail. */
export async function readAttachment({ path }: CaughtMail['attachments'][number]): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${catcherUrl}${path}`)).arrayBuffer())
}

/** The mails that were sent to an address, oldest first. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  // all mails together are megabytes
  const response = await fetch(`${catcherUrl}/mails.json?to=${encodeURIComponent(address.toLowerCase())}`)
  return z
    .array(mailSchema)
    .parse(await response.json())
    .reverse()
}

/** Waits for the mail to an address with this prefix of the subject; the last one when there are more than `after`. */
export async function untilMail(address: string, subject: string, after = 0): Promise<CaughtMail> {
  return vi.waitFor(
    async () => {
      const mails = (await mailsTo(address)).filter((mail) => mail.subject.startsWith(subject))
      const mail = mails.at(-1)
      if (!mail || mails.length <= after) throw new Error(`No mail '${subject}' to ${address}`)
      return mail
    },
    { timeout: 60_000, interval: 100 },
  )
}

/** The links in a mail, the same in its HTML and its text. */
export function linksIn({ text }: CaughtMail): URL[] {
  return [...text.matchAll(/https?:\/\/[^\s)>\]]+/g)].map(([link]) => new URL(link))
}

/** The code in the link of a mail to a page. */
export function codeIn(mail: CaughtMail, page: string): string {
  const link = linksIn(mail).find(({ pathname }) => pathname === page)
  const code = link?.searchParams.get('code')
  if (!code) throw new Error(`No link to ${page} in '${mail.subject}'`)
  return code
}
