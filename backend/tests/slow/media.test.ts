import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Admin, logIn } from '../support/admin.ts'
import { ask, backendUrl } from '../support/backend.ts'
import { onePixel, upload, uploadOne } from '../support/upload.ts'

const script = '<script>alert(1)</script>'
const vector = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
const formats: readonly Format[] = ['jpeg', 'png', 'webp', 'avif', 'gif']
const nameOf = (format: Format) => `proef.${format === 'jpeg' ? 'jpg' : format}`

/** AVIF takes seconds by default. */
const encoded = (picture: Sharp, format: Format) =>
  (format === 'avif' ? picture.avif({ effort: 0 }) : picture.toFormat(format)).toBuffer()

/** A photo of 400 by 300 pixels, so different that a part of its bytes is not enough. */
const noisePicture = () =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })

let admin: Admin
beforeAll(async () => {
  admin = await logIn()
})

const remove = async (id: number) => expect((await admin.request('DELETE', `/upload/files/${id}`)).status).toBe(200)

describe('the media library rejects', () => {
  test.each([
    ['a drawing with a script', 'proef.svg', 'image/svg+xml', vector],
    ['a drawing with the media type of a picture', 'proef.svg', 'image/png', vector],
    ['a drawing with the name of a picture', 'proef.png', 'image/png', vector],
    ['a page', 'proef.html', 'text/html', script],
    ['a page with the media type of text', 'proef.html', 'text/plain', script],
    ['a page with the name of text', 'proef.txt', 'text/plain', `\uFEFF \n${script}`],
    ['a script', 'proef.js', 'application/pdf', 'alert(1)'],
    ['a program with the name of a picture', 'proef.png', 'image/png', Buffer.from('MZ\u0090\u0000\u0003')],
    ['a program', 'proef.exe', 'application/octet-stream', Buffer.from('MZ\u0090\u0000\u0003')],
    ['a picture with the name of another kind', 'proef.pdf', 'application/pdf', onePixel],
    ['noise with the name of a picture', 'proef.jpg', 'image/jpeg', randomBytes(5_000)],
    ['a program with the name of a table', 'proef.csv', 'text/csv', Buffer.from('MZ\u0090\u0000\u0003')],
    ['text with binary data after the first part', 'proef.txt', 'text/plain', `${'tekst '.repeat(50_000)}\0`],
    ['text in no known encoding', 'proef.txt', 'text/plain', Buffer.from('caf\x81 \xe9', 'latin1')],
    ['noise with the name of a table', 'proef.csv', 'text/csv', Buffer.concat([Buffer.from([0]), randomBytes(5_000)])],
    ['a truncated picture', 'proef.png', 'image/png', onePixel.subarray(0, 20)],
    ['an empty file', 'proef.png', 'image/png', ''],
  ])('%s', async (_, name, type, content) => {
    const { status, body } = await upload(admin, [new File([content], name, { type })])
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { message: expect.stringMatching(/“proef|Files are empty/) } })
  })

  test('a picture with more pixels than fit in memory', async () => {
    const huge = await sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const { status, body } = await upload(admin, [new File([new Uint8Array(huge)], 'proef.png')])
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { message: expect.stringMatching(/10000 × 5000 .* megapixels/) } })
  })

  test('a picture of more bytes than the website resizes', async () => {
    const heavy = Buffer.concat([onePixel, Buffer.alloc(25 * 1024 * 1024)])
    const { status, body } = await upload(admin, [new File([heavy], 'proef.png')])
    expect([status, body]).toMatchObject([
      400,
      { error: { message: expect.stringMatching(/26 MB.* hoogstens 25 MB/) } },
    ])
  })

  test.each(formats)('a %s with half of its bytes', async (format) => {
    const whole = await encoded(noisePicture(), format)
    const half = new Uint8Array(whole.subarray(0, whole.length / 2))
    const { status, body } = await upload(admin, [new File([half], nameOf(format))])
    expect([status, body]).toMatchObject([400, { error: { message: expect.stringMatching(/“proef.*beschadigd/) } }])
  })

  test('unreadable info about a file', async () => {
    const { status, body } = await upload(admin, [new File([onePixel], 'proef.png')], '{"name":')
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { message: 'De gegevens bij dit bestand zijn niet te lezen.' } })
  })

  test('fetching files from URLs', async () => {
    const response = await admin.request('POST', '/upload/actions/upload-from-urls', { urls: ['http://127.0.0.1/'] })
    expect([404, 405]).toContain(response.status)
  })
})

describe('the media library accepts', () => {
  test.each([
    ['a picture', 'proef.png', 'image/png', onePixel],
    ['a picture without a type', 'proef.PNG', '', onePixel],
    ['a document', 'proef.pdf', 'application/pdf', pdf],
    ['a table', 'proef.csv', 'text/csv', 'soort;prijs\nbaksteen;1,20\n'],
    ['a table of an old spreadsheet', 'proef.csv', 'text/csv', Buffer.from('caf\xe9;1\n', 'latin1')],
    ['text', 'proef.txt', 'text/plain', 'Een tekst met een < erin.'],
    ['a table that begins as a bitmap does', 'proef.csv', 'text/csv', 'BM;Winkels\r\nKlusdepot;87\r\n'],
    ['text that begins as a program does', 'proef.txt', 'text/plain', 'MZ is de afkorting van monumentenzorg.'],
    ['text that begins as a sound does', 'proef.txt', 'text/plain', 'ID3: café’s'],
  ])('%s, and serves it sandboxed', async (_, name, type, content) => {
    const file = await uploadOne(admin, new File([content], name, { type }))
    expect(file.formats).toBeNull()
    for (const path of [file.url, file.url.replace('/uploads', '/%75ploads'), `/${file.url}`]) {
      const { status, headers } = await ask(path)
      expect([200, 400, 404]).toContain(status)
      if (status !== 200) continue
      expect(headers.get('content-type')).toContain(file.mime)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox;/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-disposition')).toBe(/png|pdf/i.test(name) ? null : 'attachment')
    }
    expect((await ask(file.url)).status).toBe(200)
    await remove(file.id)
  })

  test.each([
    ['CON.png', '_CON.png'],
    ['foto\u202Egpj.png', 'fotogpj.png'],
    [`${'lang '.repeat(60)}.png`, `${'lang '.repeat(20).trim()}.png`],
  ])('a picture named %j, and renames it to %j', async (given, stored) => {
    const info = { name: given, alternativeText: 'Een proef', caption: null, folder: null }
    const file = await uploadOne(admin, new File([onePixel], given), JSON.stringify(info))
    expect(file).toMatchObject({ name: stored, alternativeText: 'Een proef', width: 1 })
    expect((await ask(file.url)).status).toBe(200)
    const renamed = await admin.request('PUT', `/upload/files/${file.id}`, { fileInfo: { name: 'aux.png' } })
    expect(renamed.body).toMatchObject({ name: '_aux.png' })
    await remove(file.id)
  })

  test.each(formats)('a %s with its size and a thumbnail', async (format) => {
    const bytes = await encoded(noisePicture(), format)
    const file = await uploadOne(admin, new File([new Uint8Array(bytes)], nameOf(format)))
    expect(file).toMatchObject({ width: 400, height: 300, mime: `image/${format}` })
    expect(file.formats).toMatchObject({ thumbnail: { width: 208, height: 156 } })
    await remove(file.id)
  })

  test.each(formats.filter((format) => format !== 'gif'))(
    'a %s, without the place and the maker that it names',
    async (format) => {
      const photo = noisePicture()
        .withIccProfile('p3')
        .withExif({ IFD0: { Artist: 'Jan Geheim' }, IFD3: { GPSLatitude: '52/1 5/1 4/1', GPSLatitudeRef: 'N' } })
        .withMetadata(format === 'avif' ? {} : { orientation: 6 })
      const bytes = await encoded(photo, format)
      expect(bytes.includes('Jan Geheim')).toBe(true)
      const file = await uploadOne(admin, new File([new Uint8Array(bytes)], nameOf(format)))
      const stored = Buffer.from(await (await fetch(backendUrl + file.url)).arrayBuffer())
      expect(stored.includes('Jan Geheim')).toBe(false)
      const facts = await sharp(stored).metadata()
      const shown = format === 'avif' ? { width: 400, height: 300 } : { width: 300, height: 400 }
      expect(facts).toMatchObject({ ...shown, icc: (await sharp(bytes).metadata()).icc })
      expect(file).toMatchObject(shown)
      await remove(file.id)
    },
  )

  test('several files at once, each with its info', async () => {
    const names = ['een\u200B.png', 'twee.png']
    const form = new FormData()
    for (const name of names) form.append('files', new File([onePixel], name))
    for (const name of names) form.append('fileInfo', JSON.stringify({ name, caption: `Bij ${name.slice(0, 3)}` }))
    const { authorization } = admin.headers
    const { status, body } = await ask('/upload', { method: 'POST', headers: { authorization }, body: form })
    expect(status).toBe(201)
    expect(body).toMatchObject([
      { name: 'een.png', caption: 'Bij een' },
      { name: 'twee.png', caption: 'Bij twe' },
    ])
    for (const { id } of body as { id: number }[]) await remove(id)
  })
})
