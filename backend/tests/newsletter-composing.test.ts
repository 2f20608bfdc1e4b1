import { expect, test } from 'vitest'
import { mailsTo, untilMail } from './support/mails.ts'
import { NEWSLETTER, newSubject, openIssues, readerEmail } from './support/newsletters.ts'
import { words } from './support/own-words.ts'

const room = openIssues()

test('is not saved over what another editor saved, nor changed once it is on its way', async () => {
  const issue = await room.issues.compose('events', { subject: newSubject('Agenda'), blocks: [words('Een')] })
  expect((await room.issues.save(issue, { blocks: [words('Twee')] })).status).toBe(200)
  const late = await room.issues.save(issue, { blocks: [words('Drie')] })
  expect([late.status, Object(late.body).error.message]).toEqual([400, expect.stringContaining('Iemand anders')])
  await room.issues.done(issue.id, 'schedule', { at: '2026-12-24T07:00' }).catch(() => undefined)
  await room.issues.done(issue.id, 'cancel')
  expect((await room.issues.save(await room.issues.show(issue.id), {})).status).toBe(400)
  expect((await room.issues.act(issue.id, 'schedule', { at: null })).status).toBe(400)
})

test('is not sent without a subject, words or after its moment', async () => {
  const issue = await room.issues.compose('events', { subject: '', blocks: [words('Een')] })
  const refusal = async (input: object = { at: null }) => {
    const { status, body } = await room.issues.act(issue.id, 'schedule', input)
    return [status, Object(body).error.message]
  }
  expect(await refusal()).toEqual([400, 'Vul eerst een onderwerp in.'])
  const named = Object((await room.issues.save(issue, { subject: 'Iets', blocks: [] })).body).data
  expect(await refusal()).toEqual([400, 'Er staat nog niets in deze nieuwsbrief.'])
  await room.issues.save(named, { subject: 'Iets', blocks: [words('Een')] })
  expect(await refusal({ at: '2020-01-01T07:00' })).toEqual([400, expect.stringContaining('al geweest')])
  expect(await refusal({ at: '2090-01-01T07:00' })).toEqual([400, expect.stringContaining('dagen vooruit')])
  await room.issues.done(issue.id, 'cancel')
})

test.each([
  ['a line break in its subject', { subject: 'Nieuws\r\nBcc: iedereen@voorbeeld.nl' }],
  ['a control character in its preview', { preview: 'Nieuws\u0007' }],
  ['a subject of a book', { subject: 'x'.repeat(121) }],
  ['words of ten megabytes', { blocks: [words('x'.repeat(100_000))] }],
  ['a link that runs', { blocks: [{ ...words('Een'), button: { label: 'Klik', href: 'javascript:alert(1)' } }] }],
  ['two blocks with one number', { blocks: [words('Een'), words('Twee')] }],
  ['a block of no kind', { blocks: [{ id: 'a', type: 'script' }] }],
])('refuses %s', async (_, fields) => {
  const issue = await room.issues.begin('events')
  const { status, body } = await room.issues.save(issue, fields)
  expect(status).toBe(400)
  expect(Object(body).error.message).toMatch(/\p{Lu}/u)
  await room.issues.done(issue.id, 'cancel')
})

test('is previewed and tested as it is on the screen', async () => {
  const issue = await room.issues.begin('general')
  const to = readerEmail()
  const subject = newSubject('Proefdruk')
  const draft = { list: 'general', subject, preview: 'Wat er is', blocks: [words('<b>Let op</b> & lees')] }
  const shown = await room.issues.editor.request('POST', `${NEWSLETTER}/preview`, draft)
  expect(shown.status, shown.text).toBe(200)
  const { html, plain, bytes } = Object(shown.body).data
  expect(html).toContain('&lt;b&gt;Let op&lt;/b&gt; &amp; lees')
  expect(html).not.toContain('/l/')
  expect(plain).toContain('<b>Let op</b> & lees')
  expect(bytes).toBeLessThan(95_000)
  const pro = await room.issues.editor.request('POST', `${NEWSLETTER}/preview`, { ...draft, list: 'pro' })
  expect(Object(pro.body).data.html).toMatch(/href="[^"]*\/pro"[^>]*>Gevel<span[^>]*> Pro</)
  const key = crypto.randomUUID()
  for (const _ of [1, 2])
    expect(
      (await room.issues.editor.request('POST', `${NEWSLETTER}/test`, { ...draft, to, idempotencyKey: key })).status,
    ).toBe(200)
  await untilMail(to, `[Proef] ${subject}`)
  expect(await mailsTo(to)).toHaveLength(1)
  await room.issues.done(issue.id, 'cancel')
})

test('begins breaking news about an article once for a list', async () => {
  const { rows } = await room.database.query(
    'SELECT public_id, title FROM contents WHERE published_at IS NOT NULL LIMIT 1',
  )
  const begin = async (article: number) => room.issues.editor.request('POST', NEWSLETTER, { list: 'pro', article })
  const [first, again] = [await begin(rows[0].public_id), await begin(rows[0].public_id)]
  expect(Object(first.body).data.id).toBe(Object(again.body).data.id)
  const issue = await room.issues.show(Object(first.body).data.id)
  expect(issue.subject).toBe(rows[0].title.slice(0, 120))
  expect((await begin(2_000_000_000)).status).toBe(400)
  expect((await begin(0)).status).toBe(400)
  await room.issues.done(issue.id, 'cancel')
})
