import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './layout'
import type { MailText, Sender } from './mail-text'

/** The HTML of a mail. Everything in it is text first: React escapes names and addresses. */
export function drawHtml(text: MailText, sender: Sender): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Layout text={text} sender={sender} />)}`
}
