import { environment } from '../environment/environment'
import { mailFrom } from '../environment/mail-server'
import { drawHtml } from './draw-html'
import { drawPlainText } from './draw-plain-text'
import type { MailText, Sender } from './mail-text'
import { smtpFailure } from './smtp-failure'

interface Letter {
  /** of its job: the message has the same number whenever it is sent again */
  id: string
  /** when it was queued */
  at: Date
  to: string
  text: MailText
  sender: Sender
}

/**
 * Hands a mail to the mail server.
 * @throws HopelessError when the server refuses it for good, Error when it may take it later; neither holds a link of the mail
 */
export async function sendNow({ id, at, to, text, sender }: Letter): Promise<void> {
  const [html, plain] = [drawHtml(text, sender), drawPlainText(text, sender)]
  const message = {
    from: from(sender.brand),
    to,
    ...(sender.email && { replyTo: sender.email }),
    subject: text.subject,
    text: plain,
    html,
    // A mailbox that gets the same mail twice, after a crash between sending and noting it, shows one (RFC 5322 §3.6.4).
    messageId: `<${id}@${new URL(sender.siteUrl).hostname}>`,
    date: at,
    // No machine is to answer (RFC 3834 §5), Microsoft's neither.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
  try {
    await strapi.plugin('email').service('email').send(message)
  } catch (error) {
    throw smtpFailure(error)
  }
}

/** `MAIL_FROM`, under the name of the site when it has none of its own. */
function from(brand: string): string {
  const address = mailFrom(environment)
  return address.includes('<') ? address : `"${brand.replace(/["\\\p{Cc}]/gu, '')}" <${address}>`
}
