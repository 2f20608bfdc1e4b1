import { expect, test } from 'vitest'
import { Content } from '../content.ts'
import { ask } from '../http.ts'
import { partnerPath } from '../paths.ts'

const content = new Content()

test('keeps the pages with a button public', async () => {
  const { partners } = await content.articleWith('general', (article) => article.partners.length > 0)
  const [company] = partners
  if (!company) throw new Error('The demo content holds no article about a company')
  for (const path of ['/auteurs/marit-hoekstra', partnerPath(company), '/nationale-dhz-sessie']) {
    await ask(path)
    const { headers, body } = await ask(path)
    expect(headers['cache-control'], path).toContain('public')
    expect(body, path).toMatch(/Volgen|Volg deze reeks/)
  }
})
