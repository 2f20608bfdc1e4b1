import type { MailPart, MailText, Sender } from './mail-text'

/** RFC 3676 §4.2: every mail client shows lines of this length unbroken. */
const longestLine = 72

/** Renders the plain text of a mail, with the content of the HTML. */
export function renderPlainText({ title, greeting, parts, reason }: MailText, sender: Sender): string {
  const { brand, publisher, postalAddress, siteUrl } = sender
  const paragraphs = [
    heading(title),
    wrap(greeting),
    ...parts.map(renderPart),
    `Met vriendelijke groet,\n${brand}`,
    // the separator before a signature (RFC 3676 §4.3)
    `-- \n${[wrap(reason), [publisher, postalAddress].filter(Boolean).join(', '), siteUrl].join('\n')}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function heading(title: string): string {
  return `${title}\n${'='.repeat(title.length)}`
}

function renderPart(part: MailPart): string {
  // A link is never broken: many clients would follow only its first line.
  if (part.kind === 'button') return `${part.label}:\n${part.href}`
  if (part.kind === 'letter') return wrapLines(part.text)
  // the prefix of a quotation (RFC 3676 §4.5)
  if (part.kind === 'quote') return wrapLines(part.text).replace(/^/gm, '> ')
  return wrap(part.text)
}

function wrapLines(text: string): string {
  return text.split('\n').map(wrap).join('\n')
}

/** Wraps a paragraph between words. */
function wrap(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line && line.length + 1 + word.length > longestLine) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}
