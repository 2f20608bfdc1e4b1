import { expect, test } from 'vitest'
import { ask } from '../http.ts'

test('redirects other spellings of a tag to the canonical URL', async () => {
  for (const spelling of ['bouwmarkten', 'BOUWMARKTEN', '%20Bouwmarkten%20']) {
    const { status, headers } = await ask(`/news/tag?t=${spelling}`)
    expect({ spelling, status, to: headers.location }).toEqual({ spelling, status: 301, to: '/news/tag?t=Bouwmarkten' })
  }
})

for (const query of ['t=Bestaat%20niet', 't=Bouwmarkten&p=999', 't=Bouwmarkten&p=0', 't=Bouwmarkten&p=x']) {
  test(`responds with 404 to /news/tag?${query}`, async () => {
    const { status, body } = await ask(`/news/tag?${query}`)
    expect(status).toBe(404)
    expect(body).toMatch(/Page [Nn]ot [Ff]ound: \/news\/tag/)
  })
}
