import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from './layout'
import type { MailText, Sender } from './mail-text'

/** Renders the HTML of a mail. React escapes all names and addresses in it. */
export function renderHtml(text: MailText, sender: Sender): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Layout text={text} sender={sender} />)}`
}
