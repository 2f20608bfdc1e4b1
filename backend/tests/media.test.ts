import { expect, test } from 'vitest'
import { logIn } from './support/admin.ts'
import { backendUrl } from './support/backend.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('editors upload pictures and documents, and nothing that a browser would run', async () => {
  const admin = await logIn()
  const upload = async (name: string, type: string, content: string | Buffer<ArrayBuffer>) => {
    const form = new FormData()
    form.append('files', new File([content], name, { type }))
    const { authorization } = admin.headers
    return fetch(`${backendUrl}/upload`, { method: 'POST', headers: { authorization }, body: form })
  }
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect((await upload('proef.svg', 'image/svg+xml', script)).status).toBe(400)
  expect((await upload('proef.svg', 'image/png', script)).status).toBe(400)
  expect((await upload('proef.html', 'text/html', '<script>alert(1)</script>')).status).toBe(400)
  expect((await upload('proef.html', 'text/plain', '<script>alert(1)</script>')).status).toBe(400)
  expect((await upload('proef.js', 'application/pdf', 'alert(1)')).status).toBe(400)

  const answer = await upload('proef.png', 'image/png', onePixel)
  expect(answer.status).toBe(201)
  const [file] = (await answer.json()) as { id: number; url: string; width: number; formats: unknown }[]
  expect(file).toMatchObject({ width: 1, formats: null })
  const served = await fetch(`${backendUrl}${file?.url}`)
  expect(served.headers.get('content-type')).toBe('image/png')
  expect((await admin.request('DELETE', `/upload/files/${file?.id}`)).status).toBe(200)
})
