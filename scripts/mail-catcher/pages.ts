import type { CaughtMail } from './inbox.ts'

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
a{color:inherit}li{margin:.75rem 0}small{opacity:.75}pre{white-space:pre-wrap;overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}
iframe{width:100%;height:70vh;border:1px solid;background:#fff}`

/** The list of mails, newest first; it refreshes itself. */
export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ id, at, from, to, subject }) =>
      `<li><a href="/mails/${id}">${escaped(subject || '(no subject)')}</a><br>` +
      `<small>${escaped(to.join(', '))} · from ${escaped(from)} · <time datetime="${at}">${time(at)}</time></small></li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet. What the site sends shows up here.</p>'
  return page('Caught mail', `<h1>Caught mail</h1>${list}`, '<meta http-equiv="refresh" content="5">')
}

/** One mail: its attachments, its HTML in a sandboxed frame, its plain text, and its headers. */
export function mailPage({ id, at, from, to, replyTo, subject, text, html, ...mail }: CaughtMail): string {
  const frame = html
    ? `<iframe title="The mail's HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}.html"></iframe>`
    : ''
  const files = mail.attachments.map(
    ({ name, type, bytes, path }) =>
      `<li><a href="${path}">${escaped(name)}</a> <small>${escaped(type)}, ${bytes} bytes</small></li>`,
  )
  const attachments = files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''
  const headers = mail.headers.map(({ name, value }) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  const plain = text ? `<h2>Plain text</h2><pre>${escaped(text)}</pre>` : ''
  return page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${escaped(subject)}</h1>
<p>To ${escaped(to.join(', '))}<br>From ${escaped(from)}<br>Reply to ${escaped(replyTo.join(', '))}<br><time datetime="${at}">${time(at)}</time></p>${attachments}${frame}${plain}
<h2>Headers</h2><dl>${headers.join('')}</dl><p><a href="${mail.source}">The source</a></p>`,
  )
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style>${head}</head><body>${body}</body></html>`
}

const time = (at: string) => new Date(at).toLocaleTimeString('nl-NL')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
