import { expect, test } from 'vitest'
import { pageWithVideo } from '../consent.ts'
import { ask } from '../http.ts'

test('sends the same page whatever a reader chose', async () => {
  const pages = await Promise.all(
    [undefined, '1.2026-11-25', '1.2026-11-25.statistics.marketing', '%E0%A4%A', '9'.repeat(3000)].map((value) =>
      ask(pageWithVideo, value === undefined ? {} : { cookie: `consent=${value}`, 'sec-gpc': '1' }),
    ),
  )
  for (const { status, body, headers } of pages) {
    expect(status).toBe(200)
    expect(body).toBe(pages[0]?.body)
    expect(headers['cache-status']).not.toContain('bypass')
  }
})
