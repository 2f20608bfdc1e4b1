import { cleanLine, cleanText, cleanTexts } from '@gevel/contract/clean-text'
import { environment } from '../environment/environment'
import { mailFrom } from '../environment/mail-server'
import type { Attachment, CalendarPart } from './attachments'
import { dkimOf } from './dkim'
import { renderHtml } from './layout'
import { type ListHeaders, listHeadersOf } from './mail-headers'
import type { MailText, Sender } from './mail-text'
import type { WrittenMail } from './mailing-kind'
import { renderPlainText } from './render-plain-text'
import { returnPathOf } from './return-path'
import { smtpFailure } from './smtp-failure'

interface Letter {
  /** of its job or delivery: the message has the same id whenever it is sent again */
  id: string
  /** when it was queued */
  at: Date
  to: string
  replyTo: string | undefined
  text: MailText | WrittenMail
  attachments: readonly Attachment[]
  calendar?: CalendarPart | null
  headers: ListHeaders | undefined
  sender: Sender
}

/** Suppresses automatic replies (RFC 3834 §5), also those of Microsoft's servers. */
export const automaticHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/**
 * Sends a mail to the mail server.
 * @throws PermanentError when the server rejects it for good, Error when it may accept it later; neither contains a
 * link of the mail
 */
export async function sendNow(mail: Letter): Promise<void> {
  try {
    await handOver(mail)
  } catch (error) {
    throw smtpFailure(error)
  }
}

/** Sends a message, in nodemailer's names. */
export type SendMessage = (message: object) => Promise<unknown>

/** Sends a message over a connection that is closed after it. */
const sendAlone: SendMessage = (message) => strapi.plugin('email').service('email').send(message)

/**
 * Hands a mail over to the mail server.
 * @param send over connections that stay open, for many mails in a row
 * @throws what nodemailer throws, which may contain a link of the mail: `failedHandOver` judges it
 */
export async function handOver(
  { id, at, to, replyTo, text, attachments, calendar, headers, sender }: Letter,
  send: SendMessage = sendAlone,
): Promise<void> {
  const { subject, html, plain } = 'html' in text ? text : writeMail(cleanMail(text), sender)
  const signature = dkimOf(environment)
  const returnPath = returnPathOf(id)
  const message = {
    from: fromOf(sender),
    to,
    ...(returnPath && { envelope: { from: returnPath, to } }),
    ...(signature && { dkim: signature }),
    ...(replyTo && { replyTo }),
    subject,
    text: plain,
    html,
    messageId: messageIdOf(id, sender),
    date: at,
    headers: {
      ...(!('isPersonal' in text && text.isPersonal) && automaticHeaders),
      ...(headers && listHeadersOf(headers, environment.BOUNCE_ADDRESS)),
    },
    attachments: attachments.map(({ name, type, content, pictureId }) => ({
      ...{ filename: name, contentType: type, content },
      ...(pictureId && { cid: pictureId, contentDisposition: 'inline' as const }),
    })),
    // an alternative to the text, by which a client updates what it has, and a file for those that know no such part
    ...(calendar && { icalEvent: { ...calendar, filename: 'afspraak.ics' } }),
  }
  await send(message)
}

function writeMail(text: MailText, sender: Sender): WrittenMail {
  return { subject: text.subject, html: renderHtml(text, sender), plain: renderPlainText(text, sender) }
}

/** Every text of a mail has one line, except for what somebody wrote in several. */
function cleanMail({ parts, ...mail }: MailText): MailText {
  return {
    ...cleanTexts(mail, cleanLine),
    parts: parts.map((part) =>
      cleanTexts(part, part.kind === 'letter' || part.kind === 'quote' ? cleanText : cleanLine),
    ),
  }
}

/** A mailbox that receives the same mail twice, after a crash between sending and recording it, shows one (RFC 5322 §3.6.4). */
export function messageIdOf(id: string, { siteUrl }: Sender): string {
  return `<${id}@${new URL(siteUrl).hostname}>`
}

/** `MAIL_FROM`, with the name of the site unless it has one of its own. */
export function fromOf({ brand }: Sender): string {
  const address = mailFrom(environment)
  return address.includes('<') ? address : `"${brand.replace(/["\\\p{Cc}]/gu, '')}" <${address}>`
}
