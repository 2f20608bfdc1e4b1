import { sentIssueSchema } from '@gevel/contract/newsletter'
import { expect, test, vi } from 'vitest'
import { ask } from './support/backend.ts'
import { linksIn, mailsTo, untilMail } from './support/mails.ts'
import { emptyList, newSubject, openIssues, putOnList, readerEmail } from './support/newsletters.ts'
import { words } from './support/own-words.ts'
import { firefox } from './support/statistics.ts'
import { askAs } from './support/visitor.ts'

const room = openIssues()

test('begins filled, is sent once to each reader of its list, and its clicks are counted', async () => {
  await emptyList(room.database, 'general')
  const [reader, gone, refused] = [readerEmail(), readerEmail(), readerEmail()]
  await putOnList(room.database, 'general', [reader, gone, refused])
  await room.database.query(
    `UPDATE gevel_mail_consents c SET withdrawn_at = now(), withdrawn_by = 'link' FROM gevel_mail_addresses a
    WHERE a.id = c.address_id AND a.email = $1`,
    [gone],
  )
  await room.database.query(
    `UPDATE gevel_mail_addresses SET suppressed_at = now(), suppressed_because = 'bounce' WHERE email = $1`,
    [refused],
  )
  const begun = await room.issues.begin('general')
  expect(begun).toMatchObject({ state: 'draft', recipients: 1 })
  const subject = newSubject('Zoë’s € nieuws over een heel lange vrijdag')
  const own = { ...words('Goedemorgen.\n\nTweede alinea.'), button: { label: 'Naar de agenda', href: '/agenda' } }
  const saved = await room.issues.save(begun, { subject, blocks: [own, ...begun.blocks] })
  expect(saved.status, saved.text).toBe(200)
  const scheduled = await Promise.all([
    room.issues.act(begun.id, 'schedule', { at: null }),
    room.issues.act(begun.id, 'schedule', { at: null }),
  ])
  expect(scheduled.map(({ status }) => status)).toEqual([200, 200])
  const mail = await untilMail(reader, subject)
  expect(mail.subject).toBe(subject)
  const sent = await room.issues.until(begun.id, 'sent')
  expect(sent.figures?.mails).toMatchObject({ recipients: 1, sent: 1, unknown: 0, open: 0 })
  expect(await mailsTo(gone)).toEqual([])
  expect(await mailsTo(refused)).toEqual([])
  expect(mail.text).toContain(reader)
  expect(mail.text).not.toContain('\u0001')
  expect(mail.html).not.toContain('\u0001')

  const tracked = linksIn(mail).filter(({ pathname }) => pathname.startsWith('/l/'))
  expect(tracked.length).toBeGreaterThan(0)
  const code = tracked[0]?.pathname.slice('/l/'.length)
  const follow = () =>
    askAs({ agent: firefox }, 'POST', '/statistics/clicks', {
      ...{ link: { kind: 'short-link', code }, page: null, isCounted: true },
    })
  expect(Object((await follow()).body).data.to).toBe('/agenda')
  await vi.waitFor(async () => {
    const { figures } = await room.issues.show(begun.id)
    expect(figures).toMatchObject({ people: 1 })
    expect(figures?.links[0]).toMatchObject({ label: 'Naar de agenda', people: 1 })
  })

  const slug = sent.url?.split('/').at(-1)
  const archived = await ask(`/api/public/newsletters/${slug}`)
  expect(archived.headers.get('cache-tag')).toContain('newsletter')
  const shown = sentIssueSchema.parse(Object(archived.body).data)
  expect(shown).toMatchObject({ subject, list: 'general', blocks: expect.any(Array) })
  expect(JSON.stringify(shown)).not.toContain('/l/')
})
