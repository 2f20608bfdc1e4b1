import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
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

const caughtSchema = z.object({
  id: z.int(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(z.looseObject({ path: z.string() })),
  source: z.string(),
})

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

it('shows headers, source and attachments, on the page and as JSON', async () => {
  const pdf = Buffer.from('%PDF-1.7 proef')
  await send(
    'klant@gevel.example',
    [
      ...['From: site@gevel.example', 'Subject: Factuur', 'List-Id: <proef.gevel.example>', 'MIME-Version: 1.0'],
      ...[
        'Content-Type: multipart/mixed; boundary=grens',
        '',
        '--grens',
        'Content-Type: text/plain',
        '',
        'Dag',
        '--grens',
      ],
      ...['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="Factuur <1>.pdf"'],
      ...['Content-Transfer-Encoding: base64', '', pdf.toString('base64'), '--grens--'],
    ].join('\r\n'),
  )
  const mails = await (await read('/mails.json?to=klant%40gevel.example')).json()
  const mail = caughtSchema.parse(z.array(z.unknown()).parse(mails)[0])
  const attachment = { name: 'Factuur <1>.pdf', type: 'application/pdf', bytes: pdf.byteLength }
  expect(mail).toMatchObject({ attachments: [attachment], source: `/mails/${mail.id}.eml` })
  expect(mail.headers).toContainEqual({ name: 'List-Id', value: '<proef.gevel.example>' })
  const page = await (await read(`/mails/${mail.id}`)).text()
  for (const part of ['Factuur &lt;1&gt;.pdf', '<dt>List-Id</dt>', mail.source]) expect(page).toContain(part)
  expect(await (await read(mail.source)).text()).toContain('boundary=grens')
  expect(await (await read(`/mails/${mail.id}.json`)).json()).toMatchObject({
    attachments: [{ ...attachment, content: pdf.toString('base64') }],
    source: expect.stringContaining('boundary=grens'),
  })
  const file = await read(mail.attachments[0]?.path ?? '')
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Factuur%20%3C1%3E.pdf")
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf)
  for (const path of [`/mails/${mail.id}/attachments/2`, `/mails/${mail.id}.zip`])
    expect((await read(path)).status).toBe(404)
})

it('rejects the name of another host', async () => {
  const { port } = new URL(catcher.webUrl)
  const socket = connect(Number(port), '127.0.0.1')
  socket.end('GET /mails.json HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n')
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1.1 421 /)
})

it('responds with 404 to other mails and paths', async () => {
  expect((await read('/mails/99')).status).toBe(404)
  expect((await read('/other')).status).toBe(404)
})

it('can be cleared', async () => {
  await read('/mails.json', { method: 'DELETE' })
  expect(await (await read('/mails.json')).json()).toEqual([])
})
