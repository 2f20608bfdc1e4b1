import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../embedded-postgres/server.ts'
import { type MailCatcher, startMailCatcher } from './start.ts'

let catcher: MailCatcher

/** Sends a mail by SMTP's own commands. */
async function send(to: string, content: string): Promise<void> {
  const { hostname, port } = new URL(catcher.smtpUrl)
  const socket = connect(Number(port), hostname)
  const commands = ['EHLO test', 'MAIL FROM:<site@gevel.example>', `RCPT TO:<${to}>`, 'DATA', `${content}\r\n.`, 'QUIT']
  for (const command of commands) {
    await once(socket, 'data')
    socket.write(`${command}\r\n`)
  }
  await once(socket, 'close')
}

const read = (path: string, init: RequestInit = {}) =>
  fetch(catcher.webUrl.replace('localhost', '127.0.0.1') + path, init)

beforeAll(async () => {
  catcher = await startMailCatcher({ web: await freePort() })
  await send(
    'lezer@gevel.example',
    [
      'From: Gevel <site@gevel.example>',
      'Subject: =?utf-8?q?Bevestig_uw_ab=C3=B4nnement?=',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Dag <script>alert(1)</script></p>',
    ].join('\r\n'),
  )
})
afterAll(() => catcher.stop())

it('lists the mails as JSON', async () => {
  expect(await (await read('/mails.json')).json()).toMatchObject([
    { id: 1, from: 'Gevel <site@gevel.example>', to: ['lezer@gevel.example'], subject: 'Bevestig uw abônnement' },
  ])
})

it('lists those to one recipient', async () => {
  expect(await (await read('/mails.json?to=lezer%40gevel.example')).json()).toMatchObject([{ id: 1 }])
  expect(await (await read('/mails.json?to=ander%40gevel.example')).json()).toEqual([])
})

it('shows them on a page, and one in a sandboxed frame', async () => {
  expect(await (await read('/')).text()).toContain('<a href="/mails/1">Bevestig uw abônnement</a>')
  expect(await (await read('/mails/1')).text()).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/,
  )
  const html = await read('/mails/1.html')
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/)
})

it('rejects the name of another host', async () => {
  const { port } = new URL(catcher.webUrl)
  const socket = connect(Number(port), '127.0.0.1')
  socket.end('GET /mails.json HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n')
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1.1 421 /)
})

it('responds with 404 to other mails and paths', async () => {
  expect((await read('/mails/2')).status).toBe(404)
  expect((await read('/other')).status).toBe(404)
})

it('can be cleared', async () => {
  await read('/mails.json', { method: 'DELETE' })
  expect(await (await read('/mails.json')).json()).toEqual([])
})
