import { generateKeyPairSync } from 'node:crypto'
import { authenticate } from 'mailauth'
import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { dkimOf } from './dkim'
import { listHeadersOf } from './mail-headers'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const settings = {
  DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  DKIM_SELECTOR: 'gevel',
  MAIL_FROM: 'Gevel <redactie@gevel.example>',
  SITE_URL: 'https://www.gevel.example',
}

/** The fields of a mail to a list. */
const fields = {
  from: settings.MAIL_FROM,
  to: 'jan@mail.example',
  subject: 'Zoë’s € nieuws',
  text: 'Tekst\n',
  html: '<p>Tekst</p>',
  headers: listHeadersOf(
    {
      id: 'newsletter-general.gevel.example',
      name: 'Gevel',
      unsubscribe: 'https://www.gevel.example/nieuwsbrief/voorkeuren?code=unsubscribe.12-x.y.z',
    },
    'bounces@gevel.example',
  ),
}

async function write(mail: object): Promise<string> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail(mail)
  return String(message)
}

/** The mail as nodemailer writes and signs it. */
const signedMail = () => write({ ...fields, dkim: dkimOf(settings) })

/** The mail as it is signed when it was encoded before, for many people. */
const signedRawMail = async () =>
  write({ raw: await write(fields), envelope: { from: 'x@gevel.example', to: fields.to }, dkim: dkimOf(settings) })

const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** Verifies a mail as a receiving server does, with our key in its DNS. @returns the verdict, and the fields that the signature covers */
async function verify(mail: string) {
  const { dkim } = await authenticate(mail, {
    ...{ ip: '192.0.2.1', helo: 'mail.gevel.example', sender: 'x@gevel.example', mta: 'mx.mail.example' },
    resolver: async (name: string, type: string) => {
      if (name === 'gevel._domainkey.gevel.example' && type === 'TXT') return [[`v=DKIM1; k=rsa; p=${der}`]]
      throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    },
  })
  const [result] = dkim.results
  return {
    verdict: result?.status.result,
    isAligned: result?.status.aligned === 'gevel.example',
    covered: result?.signingHeaders?.keys.toLowerCase().split(/:\s*/),
  }
}

test.each([
  ['as nodemailer writes it', signedMail],
  ['that was encoded before', signedRawMail],
])(
  'signs a mail %s so that its signature covers both fields of one-click unsubscribing (RFC 8058)',
  async (_, sign) => {
    const mail = await sign()
    const { verdict, isAligned, covered } = await verify(mail)
    expect([verdict, isAligned]).toEqual(['pass', true])
    for (const name of ['from', 'subject', 'date', 'list-id', 'list-unsubscribe', 'list-unsubscribe-post'])
      expect(covered).toContain(name)
    expect(mail.replace(/\r\n[ \t]+/g, ' ')).toContain(
      'List-Unsubscribe: <https://www.gevel.example/nieuwsbrief/voorkeuren?code=unsubscribe.12-x.y.z>, <mailto:bounces@gevel.example?subject=unsubscribe%20unsubscribe.12-x.y.z>',
    )
    expect((await verify(mail.replace('One-Click', 'One-Clack'))).verdict).toBe('fail')
  },
)

test('leaves signing to the mail server without a key', () => {
  expect(dkimOf({ ...settings, DKIM_KEY: undefined })).toBeUndefined()
})
