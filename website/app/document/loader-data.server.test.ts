import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.server.ts'
import { withLoaderData } from './loader-data.server.ts'

const PAGE = '<html><body><script>start()</script></body></html>'

test('writes the data where no text in it can end the block', () => {
  const html = withLoaderData(PAGE, '["</script><script>alert(1)</script>","<!--"]')
  const [, block] = /id="loader-data">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(block ?? '')).toEqual(['</script><script>alert(1)</script>', '<!--'])
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('gives pages with other data the same policy', () => {
  const policyOf = (data: string) => contentSecurityPolicy(withLoaderData(PAGE, data), false)
  expect(policyOf('["Jan"]')).toBe(policyOf('["Piet"]'))
})
