import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Inbox } from './inbox.ts'
import { listPage, mailPage } from './pages.ts'

type WebResponse = { status: number; type: string; body: string; headers?: Record<string, string> }

// A mail may show pictures and open links in a new tab; scripts, forms and everything else are blocked.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'"
const notFound: WebResponse = { status: 404, type: 'text/plain', body: 'Not found' }

/**
 * The catcher's pages: `/` the list, `/mails/{id}` one mail, `/mails/{id}.html` its HTML; for tests `/mails.json`,
 * which DELETE empties, with `?to={address}` the mails to one recipient.
 */
export function createWeb(inbox: Inbox): Server {
  return createServer((request, response) => {
    const { status, type, body, headers } = isLocal(request) ? respond(inbox, request) : { ...notFound, status: 421 }
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
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
  const [, id, html] = /^\/mails\/(\d+)(\.html)?$/.exec(url) ?? []
  const mail = inbox.find(Number(id))
  if (!mail) return notFound
  if (!html) return { status: 200, type: 'text/html', body: mailPage(mail) }
  const body = `<base target="_blank">${mail.html ?? ''}`
  return { status: 200, type: 'text/html', body, headers: { 'content-security-policy': mailPolicy } }
}

// A web page elsewhere could point its own host name at this machine and read the mails (DNS rebinding).
function isLocal({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '')
}
