import { lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './render-whole.server.ts'

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

test('renders a complete page, as React hydrates it', async () => {
  expect(await renderWhole(page(<p>{'a'}b</p>))).toEqual({
    html: '<!DOCTYPE html><html lang="nl"><head></head><body><!--$--><p>a<!-- -->b</p><!--/$--></body></html>',
    failures: [],
  })
})

test('waits for a lazily loaded part', async () => {
  const Late = lazy(async () => ({ default: () => <p>laat</p> }))
  const { html, failures } = await renderWhole(page(<Late />))
  expect(html).toContain('<!--$--><p>laat</p><!--/$-->')
  expect(html).not.toContain('nog niet')
  expect(failures).toEqual([])
})

test('waits for one without a boundary', async () => {
  const Late = lazy(async () => ({ default: () => <p>laat</p> }))
  expect(await renderWhole(<Late />)).toEqual({ html: '<p>laat</p>', failures: [] })
})

test('reports an error of a lazy part, and renders the rest', async () => {
  const { html, failures } = await renderWhole(page(<Wrong />))
  expect(failures).toEqual([new Error('mis')])
  expect(html).toContain('nog niet')
})

test('throws an error outside lazy parts', async () => {
  await expect(renderWhole(<Wrong />)).rejects.toThrow('mis')
})
