import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { drawWhole } from './draw-whole.server.ts'

const page = (part: React.ReactNode) => (
  <html lang="nl">
    <body>
      <Suspense fallback="nog niet">{part}</Suspense>
    </body>
  </html>
)

function Wrong(): never {
  throw new Error('mis')
}

test('a page stands whole, as React will find it in the browser', async () => {
  expect(await drawWhole(page(<p>{'a'}b</p>))).toEqual({
    html: '<!DOCTYPE html><html lang="nl"><head></head><body><!--$--><p>a<!-- -->b</p><!--/$--></body></html>',
    failures: [],
  })
})

test('a part that comes in a file of its own is waited for', async () => {
  const Late = lazy(async () => ({ default: () => <p>laat</p> }))
  const { html, failures } = await drawWhole(page(<Late />))
  expect(html).toContain('<!--$--><p>laat</p><!--/$-->')
  expect(html).not.toContain('nog niet')
  expect(failures).toEqual([])
})

test('what goes wrong in a part is told, and the rest stands', async () => {
  const { html, failures } = await drawWhole(page(<Wrong />))
  expect(failures).toEqual([new Error('mis')])
  expect(html).toContain('nog niet')
})

test('what goes wrong outside such a part is thrown', async () => {
  await expect(drawWhole(<Wrong />)).rejects.toThrow('mis')
})
