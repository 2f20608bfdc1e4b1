import type { NewsletterList } from '@gevel/contract/newsletter'
import { renderToStaticMarkup } from 'react-dom/server'
import { publisherLine, type Sender } from '../../../platform/mail/mail-text'
import type { LinkOf } from '../content/newsletter-links'
import type { ShownBlock } from '../content/resolve-blocks'
import { HtmlBlock } from './html-blocks'
import { Table } from './mail-rows'
import { styleSheet, styles } from './mail-styles'
import { Masthead } from './masthead'
import type { MailLinks } from './personal'

/** An issue as a mail of it is made. */
export interface MailIssue {
  subject: string
  /** shown after the subject in a list of mails */
  preview: string
  blocks: readonly ShownBlock[]
  list: NewsletterList
  at: Date
}

/** The words after the preview: without them clients show what comes next in the mail. */
const filler = '\u00a0\u200c'.repeat(60)

/** Renders the HTML of an issue. React escapes all texts. What differs by person are the marks of `links`. */
export function renderNewsletterHtml(issue: MailIssue, sender: Sender, linkOf: LinkOf, links: MailLinks): string {
  const title = issue.blocks.find(({ type }) => type === 'lead')
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="nl" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{issue.subject}</title>
        <style>{styleSheet}</style>
      </head>
      <body className="bg" style={{ margin: 0, backgroundColor: '#f2f5f7' }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {issue.preview}
          {filler}
        </div>
        <Table className="bg" style={{ backgroundColor: '#f2f5f7' }}>
          <tr>
            <td align="center">
              {/* Outlook reads the width, the others the largest one */}
              <Table
                className="sh"
                width={600}
                style={{ width: '100%', maxWidth: 600, backgroundColor: '#ffffff', textAlign: 'left' }}
              >
                <Masthead issue={issue} sender={sender} />
                {!title && (
                  <tr>
                    <td className="px" style={{ ...styles.row, paddingTop: 26 }}>
                      <h1 className="ink h1" style={styles.h1}>
                        {issue.subject}
                      </h1>
                    </td>
                  </tr>
                )}
                {issue.blocks.map((block) => (
                  <HtmlBlock key={block.id} block={block} isTitle={block === title} linkOf={linkOf} />
                ))}
                <tr>
                  <td height={32} style={{ fontSize: 1, lineHeight: '32px' }}>
                    &nbsp;
                  </td>
                </tr>
              </Table>
              <Table width={600} style={{ width: '100%', maxWidth: 600 }}>
                <tr>
                  <td className="px m" align="left" style={styles.footer}>
                    {links.reason}
                    <br />
                    {footerLinks(links).map(([label, href]) => (
                      <span key={label}>
                        <a className="pt" href={href} style={styles.footerLink}>
                          {label}
                        </a>
                        {' \u00a0 '}
                      </span>
                    ))}
                    <br />
                    <br />
                    {publisherLine(sender)}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>,
  )}`
}

/** The links below every mail. */
export function footerLinks({ preferences, unsubscribe, onSite }: MailLinks): [label: string, href: string][] {
  return [
    ['Voorkeuren', preferences],
    ['Meld mij af', unsubscribe],
    ...(onSite ? [['Lees op de site', onSite] as [string, string]] : []),
  ]
}
