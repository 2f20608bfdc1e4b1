import { type AmountRow, type LinkItem, type MailPart, type MailText, publisherLine, type Sender } from './mail-text'

/** RFC 3676 §4.2: every mail client shows lines of this length unbroken. */
const longestLine = 72

/** Renders the plain text of a mail, with the content of the HTML. */
export function renderPlainText({ title, greeting, parts, reason, unsubscribe }: MailText, sender: Sender): string {
  const { brand, siteUrl } = sender
  const signature = [
    wrapText(reason),
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.href}`,
    publisherLine(sender),
    siteUrl,
  ]
  const paragraphs = [
    underline(title, '='),
    wrapText(greeting),
    ...parts.map(renderPart),
    `Met vriendelijke groet,\n${brand}`,
    // the separator before a signature (RFC 3676 §4.3)
    `-- \n${signature.filter(Boolean).join('\n')}`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

function underline(title: string, line: string): string {
  return `${title}\n${line.repeat(Math.min(title.length, longestLine))}`
}

function renderPart(part: MailPart): string {
  // A link is never broken: many clients would follow only its first line.
  if (part.kind === 'button') return `${part.label}:\n${part.href}`
  if (part.kind === 'letter') return wrapLines(part.text)
  // the prefix of a quotation (RFC 3676 §4.5)
  if (part.kind === 'quote') return wrapLines(part.text).replace(/^/gm, '> ')
  // the plain text has no picture: what it is of is said around it
  if (part.kind === 'picture') return `(${part.text})`
  if (part.kind === 'amounts') return renderAmounts(part.rows)
  if (part.kind === 'heading') return underline(part.text, '-')
  if (part.kind === 'links') return part.items.map(renderLink).join('\n\n')
  return wrapText(part.text)
}

function renderLink({ label, href, facts }: LinkItem): string {
  return [wrapText(label), facts && wrapText(facts), href].filter(Boolean).join('\n')
}

/** Amounts in a column on the right, with a line above each total. */
function renderAmounts(rows: readonly AmountRow[]): string {
  const width = Math.max(...rows.map(({ amount }) => amount.length))
  const rule = '-'.repeat(longestLine)
  return rows
    .flatMap(({ label, amount, isTotal }) => {
      const lines = wrapText(label, longestLine - width - 2).split('\n')
      const last = lines.pop() ?? ''
      const row = `${last}${amount.padStart(longestLine - last.length)}`
      return [...(isTotal ? [rule] : []), ...lines, row]
    })
    .join('\n')
}

function wrapLines(text: string): string {
  return text
    .split('\n')
    .map((line) => wrapText(line))
    .join('\n')
}

/** Wraps a paragraph between words; a no-break space is part of its word. */
export function wrapText(text: string, width = longestLine): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[^\S\u00a0]+/)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}
