import type { MailPart, MailText, Sender } from './mail-text'

/** RFC 3676 §4.2: what every program shows without breaking lines itself. */
const longestLine = 72

/** The plain text of a mail: what the HTML says, laid out for reading as it is. */
export function drawPlainText({ title, greeting, parts, reason }: MailText, sender: Sender): string {
  const { brand, publisher, postalAddress, siteUrl } = sender
  const paragraphs = [
    heading(title),
    wrap(greeting),
    ...parts.map(drawPart),
    `Met vriendelijke groet,\n${brand}`,
    // the line that separates a signature from a mail (RFC 3676 §4.3)
    `-- \n${[wrap(reason), [publisher, postalAddress].filter(Boolean).join(', '), siteUrl].join('\n')}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function heading(title: string): string {
  return `${title}\n${'='.repeat(title.length)}`
}

function drawPart(part: MailPart): string {
  // A link is never broken: many programs would follow its first line only.
  if (part.kind === 'button') return `${part.label}:\n${part.href}`
  return wrap(part.text)
}

/** Breaks a paragraph between its words. */
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
