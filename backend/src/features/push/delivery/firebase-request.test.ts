import { generateKeyPairSync } from 'node:crypto'
import { importSPKI, jwtVerify } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const environment = {
  SITE_URL: 'https://www.example.nl',
  VAPID_SECRET: 'a-secret-of-enough-length',
  FIREBASE_MESSAGING_ACCOUNT: { project_id: 'gevel', client_email: 'push@gevel.example', private_key: pair.privateKey },
}
vi.mock('../../../platform/environment/environment', () => ({ environment }))
vi.mock('../../../platform/logging/log', () => ({ log: { warn: () => undefined } }))

const { sendMessage } = await import('./send-message')

const token = 'abcdefghijklmnopqrst:APA91b-x_y'
const delivery = {
  ...{ document_id: 'doc', subscription_id: 's', notice_id: 'n', attempts: 1 },
  ...{ endpoint: `firebase:${token}`, p256dh: '', auth: '', title: 'Kop', text: 'Tekst', path: '/news/1/x' },
}

afterEach(() => vi.unstubAllGlobals())

/** Google as it answers: an access token, and a status for each message. */
function google(statuses: number[]): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const request = new Request(...call)
    requests.push(request.clone())
    if (request.url.startsWith('https://oauth2.')) return Response.json({ access_token: 'geheim', expires_in: 3600 })
    return Response.json({}, { status: statuses.shift() ?? 500 })
  })
  return requests
}

test('sends a notice as data, with one access token for many', async () => {
  const requests = google([200, 200])
  expect([await sendMessage(delivery), await sendMessage(delivery)].map(({ outcome }) => outcome)).toEqual([
    'delivered',
    'delivered',
  ])
  const [asked, first, ...more] = requests
  expect(more).toHaveLength(1)
  const form = new URLSearchParams(await asked?.text())
  const key = await importSPKI(pair.publicKey, 'RS256')
  const { payload } = await jwtVerify(form.get('assertion') ?? '', key, {
    audience: 'https://oauth2.googleapis.com/token',
  })
  expect(payload).toMatchObject({
    iss: 'push@gevel.example',
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
  })
  expect(first?.url).toBe('https://fcm.googleapis.com/v1/projects/gevel/messages:send')
  expect(first?.headers.get('authorization')).toBe('Bearer geheim')
  expect(await first?.json()).toMatchObject({
    message: {
      token,
      data: { title: 'Kop', text: 'Tekst', path: '/news/1/x', story: 'doc' },
      webpush: { headers: { TTL: '86400' } },
    },
  })
})

test.each([
  [404, 'ended'],
  [400, 'rejected'],
  [401, 'later'],
  [503, 'later'],
])('takes %s as %s', async (status, outcome) => {
  google([status])
  expect((await sendMessage(delivery)).outcome).toBe(outcome)
})
