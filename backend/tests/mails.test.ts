import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storeIssuedInvoice } from './support/issued-invoice.ts'
import { MailSetup } from './support/mail-setup.ts'
import { textOfPdf } from './support/pdf-text.ts'

const site = 'https://www.gevel.example'
const code = 'geheime-code-van-de-link'
const link = `${site}/wachtwoord-reset?code=${code}`
/** A rejected mail is retried after some seconds. */
const triedAgainMs = 45_000

let setup: MailSetup

beforeAll(async () => {
  setup = await MailSetup.build()
}, 480_000)
afterAll(() => setup?.stop(), 60_000)

const reset = (to: string, props = {}) =>
  setup.queue.add({ template: 'reset', to, props: { name: 'Sanne', link, hoursValid: 1, ...props } })

async function untilAccepted(to: string, timeout = 15_000) {
  await vi.waitFor(() => expect(setup.server.to(to).length).toBeGreaterThan(0), { timeout, interval: 50 })
  return setup.server.to(to)
}

describe('every kind of mail', () => {
  const name = 'Sanne de Wit'
  const hoursValid = 24
  const newEmail = 'nieuw@lezer.example'
  test.each([
    ['activation', { name, link, hoursValid }, 'Bevestig uw e-mailadres voor www.gevel.example', [link]],
    ['welcome', { name }, 'Welkom bij www.gevel.example', [`${site}/account`]],
    [
      'addressKnown',
      { name, loginLink: `${site}/inloggen`, resetLink: link },
      'U hebt al een account bij www.gevel.example',
      [`${site}/inloggen`, link],
    ],
    ['reset', { name, link, hoursValid }, 'Stel een nieuw wachtwoord in', [link]],
    ['passwordChanged', { name, resetLink: link }, 'Uw wachtwoord is gewijzigd', [link]],
    ['lockOut', { name, link, hoursValid }, 'Inloggen is tijdelijk geblokkeerd', [link]],
    ['emailChangeOld', { name, newEmail, link, hoursValid }, 'Bevestig de wijziging van uw e-mailadres', [link]],
    ['emailChangeNew', { name, link, hoursValid }, 'Bevestig uw nieuwe e-mailadres', [link]],
    ['emailChanged', { name, newEmail, hasMovedConsents: true }, 'Uw e-mailadres is gewijzigd', []],
    [
      'accountDeletion',
      { name, deletionDate: new Date('2026-12-24T23:30:00Z'), link },
      'Uw account wordt op 25 december 2026 verwijderd',
      [link],
    ],
    ['accountDeleted', { name }, 'Uw account is verwijderd', []],
    [
      'planFailed',
      {
        ...{ name, title: 'Een gevel', step: 'publish', plannedFor: new Date('2026-12-24T07:00:00Z'), reason: 'Leeg.' },
        ...{ uid: 'api::content.content', documentId: 'abc' },
      },
      'Geplande publicatie is niet gelukt',
      [],
    ],
  ] as const)('%s is sent as HTML and as plain text', async (template, props, subject, links) => {
    const to = `${template.toLowerCase()}@lezer.example`
    await setup.queue.add({ template, to, props })
    const [mail] = await untilAccepted(to)
    expect(mail).toMatchObject({
      subject,
      from: { name: 'www.gevel.example', address: 'no-reply@www.gevel.example' },
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@www\.gevel\.example>$/),
    })
    const headers = mail?.headers.map(({ key, value }) => `${key}: ${value}`)
    expect(headers).toContain('auto-submitted: auto-generated')
    for (const part of [mail?.html, mail?.text]) {
      expect(part).toContain(`Beste ${name},`)
      for (const one of links) expect(part).toContain(one)
    }
    expect(mail?.html).not.toMatch(/<img|url\(|<script|@import/)
    expect(mail?.text).not.toMatch(/<\w/)
  })
})

test('escapes markup and line breaks in a name', async () => {
  await reset('naam@lezer.example', { name: '<b>Sanne</b>\r\nBcc: ander@lezer.example' })
  const [mail] = await untilAccepted('naam@lezer.example')
  expect(mail?.html).not.toContain('<b>')
  expect(mail?.to).toEqual([{ name: '', address: 'naam@lezer.example' }])
  expect(mail?.headers.some(({ key }) => key === 'bcc')).toBe(false)
  expect(setup.server.to('ander@lezer.example')).toEqual([])
})

test('rejects an address with a second recipient, and a link to another site', async () => {
  for (const to of [
    'a@lezer.example, b@lezer.example',
    'a@lezer.example\r\nBcc: b@lezer.example',
    'Sanne <a@b.example>',
  ])
    await expect(reset(to)).rejects.toThrow('Invalid email')
  await expect(reset('link@lezer.example', { link: 'https://elders.example/wachtwoord-reset' })).rejects.toThrow(
    'SITE_URL',
  )
})

test('attaches documents that are still to be made, and has the headers of a list', async () => {
  const to = 'factuur@lezer.example'
  const { documentId } = await storeIssuedInvoice(setup.database, { userId: null })
  const options = {
    attachments: [documentId],
    headers: { id: 'proef.gevel.example', unsubscribe: `${site}/uitschrijven?code=1` },
  }
  await setup.queue.add({ template: 'welcome', to, props: { name: '' }, options })
  const [mail] = await untilAccepted(to)
  const [file, ...others] = mail?.attachments ?? []
  expect(others).toEqual([])
  expect(file).toMatchObject({ filename: 'Factuur.pdf', mimeType: 'application/pdf' })
  const content = file && typeof file.content !== 'string' ? new Uint8Array(file.content) : new Uint8Array()
  expect((await textOfPdf(content)).join()).toContain('€ 1.234,56')
  const stored = await setup.database.query('SELECT content FROM gevel_customer_documents WHERE id = $1', [documentId])
  expect(stored.rows[0].content.equals(Buffer.from(content))).toBe(true)
  const headers = mail?.headers.map(({ key, value }) => `${key}: ${value}`)
  expect(headers).toEqual(
    expect.arrayContaining([
      'list-id: <proef.gevel.example>',
      `list-unsubscribe: <${site}/uitschrijven?code=1>, <mailto:bounces@gevel.example?subject=unsubscribe%201>`,
      ...['list-unsubscribe-post: List-Unsubscribe=One-Click', 'auto-submitted: auto-generated'],
    ]),
  )
})

test('sends nothing from a rolled back transaction, and deletes sent mails', async () => {
  await setup.queue.add({ template: 'welcome', to: 'niets@lezer.example', props: { name: '' }, rollBack: true })
  await reset('daarna@lezer.example')
  await untilAccepted('daarna@lezer.example')
  await vi.waitFor(async () => expect(await setup.jobs()).toEqual([]), { timeout: 5_000 })
  expect(setup.server.to('niets@lezer.example')).toEqual([])
})

test('sends each mail once with two backends', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `lezer-${index}@lezer.example`)
  for (const to of addresses) await reset(to)
  await vi.waitFor(async () => expect(await setup.jobs()).toEqual([]), { timeout: 30_000 })
  expect(addresses.map((to) => setup.server.to(to).length)).toEqual(addresses.map(() => 1))
})

test('queues mails without a mail server, and sends each once when it is back', { timeout: 90_000 }, async () => {
  await setup.server.stop()
  await reset('wacht@lezer.example')
  await vi.waitFor(async () => expect(await setup.jobs()).toMatchObject([{ state: 'retry' }]), { timeout: 15_000 })
  await setup.server.start()
  await untilAccepted('wacht@lezer.example', triedAgainMs)
  await vi.waitFor(async () => expect(await setup.jobs()).toEqual([]), { timeout: 5_000 })
  expect(setup.server.to('wacht@lezer.example')).toHaveLength(1)
})

test('times out on a server that hangs, and retries', { timeout: 90_000 }, async () => {
  let greet = () => {}
  setup.server.greeting = new Promise<void>((resolve) => {
    greet = resolve
  })
  await reset('hangt@lezer.example')
  await vi.waitFor(async () => expect(await setup.jobs()).toMatchObject([{ state: 'retry' }]), { timeout: 15_000 })
  greet()
  expect(await untilAccepted('hangt@lezer.example', triedAgainMs)).toHaveLength(1)
})

test('retries a temporary rejection', { timeout: 90_000 }, async () => {
  setup.server.replies.set('later@lezer.example', [{ code: 451, text: 'Greylisted' }])
  await reset('later@lezer.example')
  expect(await untilAccepted('later@lezer.example', triedAgainMs)).toHaveLength(1)
})

test('does not retry after a permanent rejection, and removes the link from the job and the logs', async () => {
  setup.server.replies.set('nooit@lezer.example', [{ code: 550, text: `Blocked: ${link}` }])
  await reset('nooit@lezer.example')
  await vi.waitFor(async () => expect(await setup.jobs()).toMatchObject([{ state: 'failed' }]), { timeout: 15_000 })
  const [dead] = await setup.jobs()
  expect(dead?.data).toEqual({ template: 'reset', to: 'nooit@lezer.example', props: {} })
  expect(dead?.output?.reason).toMatch(/^EENVELOPE: .*550/)
  const logs = setup.backends.map(({ output }) => output).join()
  expect(logs).toContain('A job failed for good')
  expect(JSON.stringify(dead) + logs).not.toContain(code)
})

test('does not send an expired link', async () => {
  await setup.server.stop()
  await reset('verlopen@lezer.example')
  const about = `data->>'to' = 'verlopen@lezer.example'`
  const stateOf = async () => (await setup.database.query(`SELECT state FROM gevel_jobs.job WHERE ${about}`)).rows
  await vi.waitFor(async () => expect(await stateOf()).toEqual([{ state: 'retry' }]), { timeout: 15_000 })
  await setup.database.query(
    `UPDATE gevel_jobs.job SET created_on = now() - interval '2 hours', start_after = now() WHERE ${about}`,
  )
  await setup.server.start()
  await vi.waitFor(async () => expect(await stateOf()).toEqual([{ state: 'failed' }]), { timeout: 15_000 })
  expect(setup.server.to('verlopen@lezer.example')).toEqual([])
})

test('sends other mails while one is accepted slowly, and resends no accepted mail after a kill', {
  timeout: 240_000,
}, async () => {
  let accept = () => {}
  const accepted = new Promise<void>((resolve) => {
    accept = resolve
  })
  const slow = Array.from({ length: 6 }, (_, index) => `traag-${index}@lezer.example`)
  const others = Array.from({ length: 30 }, (_, index) => `vlot-${index}@lezer.example`)
  for (const to of slow) setup.server.acceptance.set(to, accepted)
  const before = setup.server.read
  for (const to of slow) await reset(to)
  await vi.waitFor(() => expect(setup.server.read).toBe(before + slow.length), { timeout: 15_000, interval: 20 })
  for (const to of others) await reset(to)
  const left = async () => {
    const addresses = (await setup.jobs()).map(({ data }) => data.to)
    return addresses.filter((to) => slow.includes(to) || others.includes(to)).toSorted()
  }
  await vi.waitFor(async () => expect(await left()).toEqual(slow), { timeout: 30_000 })

  await Promise.all(setup.backends.map((copy) => copy.kill('SIGKILL')))
  accept()
  await Promise.all(setup.backends.map((copy) => copy.start()))
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000 })
  expect(others.map((to) => setup.server.to(to).length)).toEqual(others.map(() => 1))
  // the server accepted these after the kill, without a sender to acknowledge: they are sent again, with the same id
  for (const to of slow) expect(new Set(setup.server.to(to).map(({ messageId }) => messageId)).size).toBe(1)
})

test('sends every mail within a minute after its sender was killed, and resends only those in transit', {
  timeout: 240_000,
}, async () => {
  const addresses = Array.from({ length: 150 }, (_, index) => `gedood-${index}@lezer.example`)
  const arrived = () => addresses.filter((to) => setup.server.to(to).length > 0)
  const queueAll = async () => {
    for (const to of addresses) await reset(to)
  }
  const left = async () => (await setup.jobs()).map(({ data }) => data.to).filter((to) => addresses.includes(to))
  setup.server.delayMs = 100
  const queued = queueAll()
  await vi.waitFor(() => expect(arrived().length).toBeGreaterThan(50), { timeout: 60_000, interval: 1 })
  await Promise.all(setup.backends.map((copy) => copy.kill('SIGKILL')))
  const killedAt = Date.now()
  await Promise.all(setup.backends.map((copy) => copy.start()))
  setup.server.delayMs = 0
  await queued
  await vi.waitFor(() => expect(arrived()).toHaveLength(addresses.length), { timeout: 120_000, interval: 50 })
  expect(Date.now() - killedAt).toBeLessThan(60_000)
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000 })
  // SMTP cannot determine whether a mail was accepted (RFC 1047): each backend sends five at once
  const twice = addresses.map((to) => setup.server.to(to)).filter((mails) => mails.length > 1)
  expect(twice.length).toBeLessThanOrEqual(10)
  for (const mails of twice) {
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  }
})

test('reconnects the queue to a lost database', { timeout: 60_000 }, async () => {
  await setup.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'gevel-jobs'`,
  )
  await reset('terug@lezer.example')
  expect(await untilAccepted('terug@lezer.example', 30_000)).toHaveLength(1)
})

// the last one, since it leaves the backends stopped
test('finishes sending when a backend is stopped, while the other one continues', {
  timeout: 240_000,
}, async () => {
  let thank = () => {}
  setup.server.acknowledgement = new Promise<void>((resolve) => {
    thank = resolve
  })
  const before = setup.server.read
  await reset('stop@lezer.example')
  await vi.waitFor(() => expect(setup.server.read).toBe(before + 1), { timeout: 15_000, interval: 20 })
  const ended = setup.backends.map((copy) => copy.kill('SIGTERM'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  thank()
  await Promise.all(ended)
  expect(setup.server.to('stop@lezer.example')).toHaveLength(1)
  expect((await setup.jobs()).filter(({ data }) => data.to === 'stop@lezer.example')).toEqual([])
})
