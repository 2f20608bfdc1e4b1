import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { handOverToMany, type MailToMany } from './mail-to-many'

const mail: MailToMany = {
  subject: 'Zoë’s € nieuws over de omzet van bouwmarkten in het eerste kwartaal van dit jaar',
  html: `<p>Hallo \u0001naam\u0001</p>\n<p>${'Één zin over bouw. '.repeat(30)}</p>\n<a href="link:\u0001">Voorkeuren</a>`,
  plain: `Hallo \u0001naam\u0001,\n\n.${'Één zin over bouw. '.repeat(30)}\n\nlink:\u0001`,
  marks: ['\u0001naam\u0001', 'link:\u0001'],
}
const sender = {
  brand: 'Gevel',
  siteUrl: 'https://www.gevel.example',
  publisher: 'P',
  postalAddress: 'A',
  kvk: undefined,
  email: 'redactie@gevel.example',
}
const link = `https://www.gevel.example/nieuwsbrief/voorkeuren?code=unsubscribe.${'x'.repeat(90)}`

async function send(to: string, name: string) {
  const sent: { raw: Buffer; envelope: object }[] = []
  await handOverToMany(
    {
      ...{ id: 'newsletter-12', at: new Date('2026-11-20T05:00:00Z'), to, mail, sender },
      texts: { plain: [name, link], html: [name.replace('&', '&#38;'), link] },
      headers: { id: 'newsletter-general.gevel.example', name: 'Gevel', unsubscribe: link },
    },
    async (message) => sent.push(message as never),
  )
  const [{ raw, envelope } = { raw: Buffer.from(''), envelope: {} }] = sent
  return { text: raw.toString('latin1'), envelope, parsed: await PostalMime.parse(raw) }
}

test('gives each person the mail with their own texts, address and link', async () => {
  for (const [to, name] of [
    ['jan@lezer.example', 'Jan & Zoë'],
    ['an@lezer.example', 'An'],
  ] as const) {
    const { text, envelope, parsed } = await send(to, name)
    expect(envelope).toMatchObject({ to })
    expect(parsed).toMatchObject({
      ...{
        subject: mail.subject,
        to: [{ address: to }],
        from: { name: 'Gevel' },
        messageId: '<newsletter-12@www.gevel.example>',
      },
      ...{ date: '2026-11-20T05:00:00.000Z', replyTo: [{ address: 'redactie@gevel.example' }] },
    })
    const fill = (part: string, shown: string) =>
      part.replace('\u0001naam\u0001', () => shown).replace('link:\u0001', link)
    expect(parsed.text?.trimEnd()).toBe(fill(mail.plain, name))
    expect(parsed.html?.trimEnd()).toBe(fill(mail.html, name.replace('&', '&#38;')))
    expect(text).toContain(`\r\nList-Unsubscribe: <${link}>`)
    expect(text).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    const [, ...body] = text.split('\r\n\r\n')
    for (const line of body.join('\r\n\r\n').split('\r\n')) expect(line).toMatch(/^[\x20-\x7e]{0,76}$/)
  }
})
