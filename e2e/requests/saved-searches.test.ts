import { expect, test } from 'vitest'
import { ask } from '../http.ts'

const path = '/zoeken?q=hout&soort=artikelen&editie=pro'

test('keeps the page with results public', async () => {
  await ask(path)
  const { headers, body } = await ask(path)
  expect(headers['cache-status']).toContain('hit')
  expect(body).toContain('Zoekvraag bewaren')
})
