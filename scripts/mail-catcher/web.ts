import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { CaughtAttachment, CaughtMail, Content, Inbox } from './inbox.ts'
import { listPage, mailPage } from './pages.ts'

type WebResponse = { status: number; type: string; body: string | Buffer; headers?: Record<string, string> }

// A mail may show pictures and open links in a new tab; scripts, forms and everything else are blocked.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'"
const notFound: WebResponse = { status: 404, type: 'text/plain', body: 'Not found' }

/**
 * The catcher's pages: `/` the list, `/mails/{id}` one mail, `/mails/{id}.html` its HTML, `/mails/{id}.eml` its source,
 * `/mails/{id}/attachments/{number}` a file of it; for tests `/mails.json`, which DELETE empties, with `?to={address}` the mails to one
 * recipient, and `/mails/{id}.json` one of them with its source and the content of its files.
 */
export function createWeb(inbox: Inbox): Server {
  return createServer((request, response) => {
    const { status, type, body, headers } = isLocal(request) ? respond(inbox, request) : { ...notFound, status: 421 }
    response.writeHead(status, {
      'content-type': type.startsWith('text/') || type === 'application/json' ? `${type}; charset=utf-8` : type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    })
    response.end(body)
  })
}

function respond(inbox: Inbox, { method, url = '/' }: IncomingMessage): WebResponse {
  const address = URL.parse(url, 'http://localhost')
  if (address?.pathname === '/mails.json') {
    if (method === 'DELETE') inbox.clear()
    const to = address.searchParams.get('to')
    return { status: 200, type: 'application/json', body: JSON.stringify(to ? inbox.to(to) : inbox.all()) }
  }
  if (url === '/') return { status: 200, type: 'text/html', body: listPage(inbox.all()) }
  const [, id, rest = ''] = /^\/mails\/(\d+)(\.\w+|\/attachments\/\d+)?$/.exec(url) ?? []
  const mail = inbox.find(Number(id))
  const content = inbox.content(Number(id))
  return mail && content ? respondWithMail(mail, content, rest) : notFound
}

function respondWithMail(mail: CaughtMail, { source, attachments }: Content, rest: string): WebResponse {
  const [, file] = /^\/attachments\/(\d+)$/.exec(rest) ?? []
  if (file) return respondWithFile(mail.attachments[Number(file) - 1], attachments[Number(file) - 1])
  if (rest === '') return { status: 200, type: 'text/html', body: mailPage(mail) }
  // as text, so that a browser shows it
  if (rest === '.eml') return { status: 200, type: 'text/plain', body: source }
  if (rest === '.json') {
    const files = mail.attachments.map((one, index) => ({ ...one, content: attachments[index]?.toString('base64') }))
    const body = JSON.stringify({ ...mail, attachments: files, source: source.toString() })
    return { status: 200, type: 'application/json', body }
  }
  if (rest !== '.html') return notFound
  const body = `<base target="_blank">${mail.html ?? ''}`
  return { status: 200, type: 'text/html', body, headers: { 'content-security-policy': mailPolicy } }
}

/** Always a download: nothing that was mailed opens on this page's origin. */
function respondWithFile(about: CaughtAttachment | undefined, body: Buffer | undefined): WebResponse {
  if (!about || !body) return notFound
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(about.name)}`
  return { status: 200, type: about.type, body, headers: { 'content-disposition': disposition } }
}

// A web page elsewhere could point its own host name at this machine and read the mails (DNS rebinding).
function isLocal({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
}
