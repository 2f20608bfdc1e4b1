import { createHash, createVerify, generateKeyPairSync } from 'node:crypto'
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

/** The mail as it is handed over, signed as every mail is. */
async function signedMail(): Promise<string> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const headers = listHeadersOf(
    {
      id: 'newsletter-general.gevel.example',
      name: 'Gevel',
      unsubscribe: 'https://www.gevel.example/nieuwsbrief/voorkeuren?code=unsubscribe.12-x.y.z',
    },
    'bounces@gevel.example',
  )
  const dkim = dkimOf(settings)
  const { message } = await transport.sendMail({
    ...{
      from: settings.MAIL_FROM,
      to: 'jan@mail.example',
      subject: 'Zoë’s € nieuws',
      text: 'Tekst\n',
      html: '<p>Tekst</p>',
    },
    ...{ headers, ...(dkim && { dkim }) },
  })
  return String(message)
}

/** Verifies a signature as RFC 6376 §3 says, for relaxed/relaxed. @returns the names that it covers */
function verify(mail: string): string[] {
  const [head = '', ...rest] = mail.split('\r\n\r\n')
  const body = `${rest
    .join('\r\n\r\n')
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(\r\n)*$/, '')}\r\n`
  const fields = head.split(/\r\n(?![ \t])/)
  const relaxed = (field: string) => {
    const at = field.indexOf(':')
    return `${field.slice(0, at).toLowerCase()}:${field
      .slice(at + 1)
      .replace(/\r\n/g, '')
      .replace(/\s+/g, ' ')
      .trim()}`
  }
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? ''
  const tag = (name: string) => new RegExp(`[;:\\s]${name}=([^;]*)`).exec(signature)?.[1]?.replace(/\s/g, '') ?? ''
  expect(tag('bh')).toBe(createHash('sha256').update(body).digest('base64'))
  const names = tag('h').toLowerCase().split(':')
  const covered = names.map((name) =>
    relaxed(fields.findLast((field) => field.toLowerCase().startsWith(`${name}:`)) ?? ''),
  )
  const unsigned = relaxed(signature.replace(/(\bb=)[^;]*$/, '$1'))
  const verifier = createVerify('RSA-SHA256').update([...covered, unsigned].join('\r\n'))
  expect(verifier.verify(publicKey, tag('b'), 'base64')).toBe(true)
  expect([tag('d'), tag('s')]).toEqual(['gevel.example', 'gevel'])
  return names
}

test('signs a mail so that its signature covers both fields of one-click unsubscribing (RFC 8058)', async () => {
  const mail = await signedMail()
  expect(verify(mail)).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']))
  expect(mail.replace(/\r\n[ \t]+/g, ' ')).toContain(
    'List-Unsubscribe: <https://www.gevel.example/nieuwsbrief/voorkeuren?code=unsubscribe.12-x.y.z>, <mailto:bounces@gevel.example?subject=unsubscribe%20unsubscribe.12-x.y.z>',
  )
  expect(() => verify(mail.replace('One-Click', 'One-Clack'))).toThrow()
})

test('leaves signing to the mail server without a key', () => {
  expect(dkimOf({ ...settings, DKIM_KEY: undefined })).toBeUndefined()
})
