import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { removeMetadata } from './remove-metadata'

const secret = 'Jan Geheim'
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description xmlns:d="http://purl.org/dc/elements/1.1/" d:creator="${secret}"/></r:RDF></x:xmpmeta><?xpacket end="w"?>`
const grain = { type: 'gaussian', mean: 120, sigma: 40 } as const
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ progressive: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ lossless: true }),
  heif: (picture) => picture.avif({ lossless: true }),
}

/** A photo with a place, a maker, XMP, a wide colour profile and an orientation. */
function photo(format: string, orientation = 1): Promise<Buffer> {
  const picture = sharp({ create: { width: 61, height: 40, channels: 3, background: 'red', noise: grain } })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: secret, Copyright: secret },
      IFD3: { GPSLatitude: '52/1 5/1 4/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(xmp)
    .withMetadata({ orientation })
  return encoders[format]?.(picture).toBuffer() ?? Promise.reject(new Error(format))
}

const pixelsOf = (bytes: Buffer) => sharp(bytes, { failOn: 'warning', animated: true }).raw().toBuffer()

describe.each(Object.keys(encoders))('a picture as %s', (format) => {
  test('loses the place and its maker, and keeps pixels and colour profile', async () => {
    const before = await photo(format)
    expect(before.includes(secret)).toBe(true)
    const after = removeMetadata(before, format, 1)
    expect(after.includes(secret)).toBe(false)
    expect(after.includes('GPS') || after.includes('xpacket')).toBe(false)
    const { icc } = await sharp(after).metadata()
    expect(icc).toEqual((await sharp(before).metadata()).icc)
    expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true)
  })

  test('stays as it is when it is cleaned again', async () => {
    const once = removeMetadata(await photo(format), format, 1)
    expect(removeMetadata(once, format, 1).equals(once)).toBe(true)
  })

  test.each([1, 2, 5, 12, 30, 200])('is rejected or stays whole when its file ends after %i bytes', async (bytes) => {
    const start = (await photo(format)).subarray(0, bytes)
    const clean = () => removeMetadata(start, format, 1)
    // never a file that is larger, and never without an end
    let cleaned: Buffer
    try {
      cleaned = clean()
    } catch (error) {
      expect(String(error)).toMatch(/MalformedPicture|RangeError/)
      return
    }
    expect(cleaned.length).toBeLessThanOrEqual(bytes + 4)
  })
})

test.each(['jpeg', 'png', 'webp'])('a turned picture as %s keeps its orientation', async (format) => {
  const after = removeMetadata(await photo(format, 6), format, 6)
  expect(after.includes(secret)).toBe(false)
  expect(await sharp(after).metadata()).toMatchObject({ orientation: 6, autoOrient: { width: 40, height: 61 } })
})

test('a JPEG loses comments, thumbnails, IPTC and what follows its end', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const segment = (code: number, content: string | Buffer) => {
    const body = Buffer.from(content)
    return Buffer.concat([Buffer.from([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 255]), body])
  }
  const jfif = segment(
    0xe0,
    Buffer.concat([Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x02\x01', 'latin1'), Buffer.alloc(6)]),
  )
  const others = [
    segment(0xe0, `JFXX\0${secret}`),
    segment(0xed, `Photoshop 3.0\0${secret}`),
    segment(0xe2, `MPF\0${secret}`),
    segment(0xeb, `JP${secret}`),
    segment(0xfe, secret),
  ]
  const start = plain.subarray(0, 2)
  const rest = plain.subarray(plain.indexOf(Buffer.from([0xff, 0xdb])))
  const before = Buffer.concat([start, jfif, ...others, rest, Buffer.from(`Motion photo ${secret}`)])
  const after = removeMetadata(before, 'jpeg', 1)
  expect(after.includes(secret)).toBe(false)
  expect(after.subarray(2, 20)).toEqual(segment(0xe0, Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\0\0', 'latin1')))
  expect(after.subarray(20)).toEqual(rest)
})

test('a JPEG that decoders accept is accepted: with bytes between its segments, and without its last marker', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const sloppy = Buffer.concat([plain.subarray(0, 2), Buffer.from([0, 7, 0xff, 0]), plain.subarray(2, -2)])
  expect(removeMetadata(sloppy, 'jpeg', 1)).toEqual(removeMetadata(plain, 'jpeg', 1))
})

test.each([0, 1])(
  'a WebP without its last byte, which only fills up, gets it: declared %i bytes too long',
  async (excess) => {
    const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()
    plain.writeUInt32LE(plain.readUInt32LE(16) - 1, 16)
    plain[plain.length - 1] = 0
    const cut = Buffer.from(plain.subarray(0, -1))
    cut.writeUInt32LE(cut.length - 8 + excess, 4)
    expect(removeMetadata(cut, 'webp', 1)).toEqual(plain)
  },
)

test('a PNG loses texts, times and private chunks', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#f008' } })
    .png()
    .toBuffer()
  const chunk = (type: string, content: string) => {
    const body = Buffer.from(type + content)
    const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)]
    head.writeUInt32BE(content.length)
    tail.writeUInt32BE(crc32(body))
    return Buffer.concat([head, body, tail])
  }
  const others = ['tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt'].map((type) => chunk(type, `Author\0${secret}`))
  const before = Buffer.concat([plain.subarray(0, 33), ...others, plain.subarray(33), Buffer.from(secret)])
  expect(removeMetadata(before, 'png', 1)).toEqual(plain)
})

test('an animated GIF loses comments, and keeps its frames and repetitions', async () => {
  const frames = sharp({
    create: {
      width: 8,
      height: 32,
      channels: 3,
      pageHeight: 8,
      background: 'red',
      noise: grain,
    },
  })
  const plain = await frames.gif({ loop: 3, delay: [50, 60, 70, 80] }).toBuffer()
  const table = 13 + 3 * 2 ** (((plain[10] ?? 0) & 7) + 1) * ((plain[10] ?? 0) >> 7)
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])])
  const before = Buffer.concat([plain.subarray(0, table), comment, plain.subarray(table), Buffer.from(secret)])
  const after = removeMetadata(before, 'gif', 1)
  expect(after.includes(secret)).toBe(false)
  expect(after).toEqual(plain)
  expect(await sharp(after, { animated: true }).metadata()).toMatchObject({ pages: 4, loop: 3 })
  expect(removeMetadata(plain.subarray(0, -1), 'gif', 1)).toEqual(plain)
})

/** A box of ISO 14496-12. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type), ...content])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(4 + body.length)
  return Buffer.concat([head, body])
}

const many = (part: Buffer) => Buffer.concat(Array<Buffer>(100_000).fill(part))
const meta = (...boxes: Buffer[]) => box('meta', Buffer.alloc(4), ...boxes)
/** No fields at all in an extent, and a single item with as many as fit its number. */
const places = Buffer.from('00000000' + '0000' + '0001' + '0001' + '0000' + 'ffff', 'hex')

test.each([
  [
    'jpeg',
    Buffer.concat([Buffer.from('ffd8', 'hex'), many(Buffer.from('fffe0002', 'hex')), Buffer.from('ffd9', 'hex')]),
  ],
  ['png', Buffer.concat([Buffer.alloc(8), many(Buffer.from('0000000049444154' + '00000000', 'hex'))])],
  ['gif', Buffer.concat([Buffer.alloc(13), many(Buffer.from('21f900', 'hex'))])],
  ['webp', Buffer.concat([Buffer.from('RIFF\x04\x35\x0c\0WEBP', 'latin1'), many(Buffer.from('ICCP\0\0\0\0'))])],
  ['heif', many(box('free'))],
  ['heif', meta(box('iinf', Buffer.alloc(6)), box('iloc', places))],
])('a %s of more parts than any picture has is rejected', (format, bytes) => {
  expect(() => removeMetadata(bytes, format, 1)).toThrow('too many parts')
})
