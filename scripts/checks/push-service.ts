import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushSubscriptionData } from '@gevel/contract/push'

interface Device {
  pair: ECDH
  auth: Buffer
  /** our server's key, of which alone the device accepts messages (RFC 8292 §4) */
  serverKey: string
  /** the status that the service answers, and its `Retry-After` */
  answer: { status: number; retryAfter?: number }
}

/** A message that the service accepted, as its device decrypts it. */
export interface ReceivedMessage {
  endpoint: string
  text: string
  ttl: number
  urgency: string
  topic: string
}

/** A push service with its devices: RFC 8030 over HTTP, decrypting by RFC 8188 and 8291, with the keys of RFC 8292. */
export class PushService {
  readonly received: ReceivedMessage[] = []
  readonly #devices = new Map<string, Device>()
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#accept(request).then(
        ({ status, retryAfter }) => {
          response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }).end()
        },
        (error: unknown) => response.writeHead(400).end(String(error)),
      )
    })
  }

  static async start(): Promise<PushService> {
    const server = createServer()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return new PushService(server)
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Creates a subscription, as a browser does with the site's public key. */
  subscribe(serverKey: string): PushSubscriptionData {
    const endpoint = `${this.#origin}/push/${randomUUID()}`
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys('base64url')
    const auth = randomBytes(16)
    this.#devices.set(endpoint, { pair, auth, serverKey, answer: { status: 201 } })
    return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
  }

  /** Sets what the service answers to messages for a device. */
  answer(endpoint: string, answer: Device['answer']): void {
    const device = this.#devices.get(endpoint)
    if (device) device.answer = answer
  }

  /** The messages for a device, decrypted. */
  messagesTo(endpoint: string): ReceivedMessage[] {
    return this.received.filter((message) => message.endpoint === endpoint)
  }

  get #origin(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }

  async #accept(request: IncomingMessage): Promise<Device['answer']> {
    const endpoint = `${this.#origin}${request.url}`
    const device = this.#devices.get(endpoint)
    if (request.method !== 'POST' || !device) return { status: 404 }
    const body = await buffer(request)
    if (!isSignedBy(device.serverKey, request.headers.authorization ?? '', this.#origin)) return { status: 403 }
    if (request.headers['content-encoding'] !== 'aes128gcm' || body.length > 4096) return { status: 413 }
    const text = decrypt(body, device)
    if (device.answer.status === 201) {
      const { ttl, urgency, topic } = request.headers
      this.received.push({ endpoint, text, ttl: Number(ttl), urgency: String(urgency), topic: String(topic) })
    }
    return device.answer
  }
}

/** Whether a request has a valid token of the key that the device subscribed with (RFC 8292 §2, §3). */
function isSignedBy(serverKey: string, authorization: string, origin: string): boolean {
  const { token, key } = /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {}
  if (!token || key !== serverKey) return false
  const [header = '', claims = '', signature = ''] = token.split('.')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const lifetime = exp - Date.now() / 1000
  if (aud !== origin || lifetime <= 0 || lifetime > 24 * 60 * 60 || !/^(mailto|https):/.test(sub)) return false
  const point = Buffer.from(serverKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${header}.${claims}`)
  return verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}

/** The text of a message of one record (RFC 8188 §2, RFC 8291 §3.4). */
function decrypt(body: Buffer, { pair, auth }: Device): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
