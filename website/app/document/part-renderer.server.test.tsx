import type { PageUser } from '@gevel/contract/account'
import { createElement, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ClientStateProvider, useClientState } from '../state/client-state-context.tsx'
import { PartRenderer } from '../ui/lazy/part-renderer.ts'
import { documentPart, staticPart } from '../ui/lazy/static-part.tsx'
import { useRenderedOnce } from '../ui/lazy/use-rendered-once.ts'
import { PageContext } from '../ui/page/page-context.tsx'
import { DocumentParts, renderPart } from './part-renderer.server.ts'
import { renderWhole } from './render-whole.server.ts'

const renderTitle = vi.fn(({ title }: { title: string }) => {
  const id = useId()
  return <b id={id}>{title}</b>
})
const Title = staticPart(async () => renderTitle, { tag: 'div', className: 'a' })
const Random = documentPart(async () => renderTitle, { tag: 'div', isRandom: true })
const page = (part: React.ReactNode) => <PartRenderer value={renderPart}>{part}</PartRenderer>
const contextOf = (now: string) => ({
  origin: '',
  siteName: '',
  editorsEmail: null,
  edition: 'pro' as const,
  now,
})

test('renders a part once for equal data, and waits for its file the first time', async () => {
  const first = await renderWhole(page(<Title title="<i>een" />))
  expect(first.html).toMatch(/^<div class="a"><b id="[^"]+">&lt;i&gt;een<\/b><\/div>$/)
  const second = renderToString(page(<Title title="<i>een" />))
  renderTitle.mockClear()
  expect(renderToString(page(<Title title="<i>een" />))).toBe(second)
  expect(renderTitle).not.toHaveBeenCalled()
  expect(renderToString(page(<Title title="twee" />))).toContain('>twee<')
})

test('renders it again in another context', () => {
  renderTitle.mockClear()
  for (const now of ['2026-11-25T20:00:00.000Z', '2026-11-25T20:10:00.000Z'])
    renderToString(
      <PageContext value={contextOf(now)}>
        {page(
          <>
            <Title title="drie" />
            <Title title="drie" />
          </>,
        )}
      </PageContext>,
    )
  expect(renderTitle).toHaveBeenCalledTimes(2)
})

test('gives parts on one page different ids', () => {
  const html = renderToString(
    page(
      <>
        <Title title="een" />
        <Title title="twee" />
      </>,
    ),
  )
  const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('renders a random part for each page', async () => {
  const random = { id: 'een', data: { title: 'een' } }
  await renderWhole(page(<Random of={random} />))
  renderTitle.mockClear()
  for (const _ of [1, 2]) renderToString(page(<Random of={random} />))
  expect(renderTitle).toHaveBeenCalledTimes(2)
})

const Menu = ({ label }: { label: string }) => (
  <nav aria-label="Menu" {...useRenderedOnce('menu', label, createElement(renderItem, { label }))} />
)
const renderItem = vi.fn(({ label }: { label: string }) => <a href="/">{label}</a>)

test('renders content that is hydrated once for equal data', () => {
  const whole = [1, 2].map(() => renderToString(page(<Menu label="een & twee" />)))
  expect(whole).toEqual(Array(2).fill('<nav aria-label="Menu"><a href="/">een &amp; twee</a></nav>'))
  expect(renderItem).toHaveBeenCalledTimes(1)
  expect(renderToString(<Menu label="drie" />)).toBe('<nav aria-label="Menu"><a href="/">drie</a></nav>')
})

const Name = () => <b>{useClientState((state) => state.strapi_user)?.name ?? 'niemand'}</b>
const Greeting = () => <p {...useRenderedOnce('greeting', null, <Name />)} />

test('renders it without the state of the reader', () => {
  const user = { name: 'Lotte' } as PageUser
  const html = renderToString(
    <ClientStateProvider edition="general" user={user} navigation="1">
      {page(<Greeting />)}
    </ClientStateProvider>,
  )
  expect(html).toBe('<p><b>niemand</b></p>')
})

const Part = documentPart(async () => renderTitle, { tag: 'span' })

function After() {
  return <i>{useId()}</i>
}

test('leaves the ids after a part as they are without it', async () => {
  const whole = page(
    <>
      <Part of={{ id: '1', data: { title: 'vier' } }} className="c" />
      <After />
    </>,
  )
  const [waited, atOnce] = [await renderWhole(whole), await renderWhole(whole)]
  expect(atOnce.html).toMatch(/<span class="c" data-part="1"><b id="[^"]+">vier<\/b><\/span><i>/)
  expect(atOnce.html.split('<i>')[1]).toBe(waited.html.split('<i>')[1])
})

test('leaves a part that fails to the rendering of the page', async () => {
  const Wrong = staticPart<{ at: number }>(
    async () => () => {
      throw new Error('mis')
    },
    { tag: 'div', className: 'd' },
  )
  for (const _ of [1, 2]) await expect(renderWhole(page(<Wrong at={1} />))).rejects.toThrow('mis')
})

test('puts parts into a document as bytes, and those with a script as text', async () => {
  const Script = staticPart<{ code: string }>(
    async () =>
      ({ code }) => <script>{code}</script>,
    { tag: 'div', className: 'e' },
  )
  const content = (
    <main>
      <Title title="één" /> <Title title="\u0000" /> <Script code="a('één')" /> <p>twee ’</p>
    </main>
  )
  // waits for their files
  await renderWhole(page(content))
  const inline = await renderWhole(page(content))
  const parts = new DocumentParts()
  const marked = renderToString(<PartRenderer value={parts.render}>{content}</PartRenderer>)
  expect(marked).not.toContain('één</b>')
  expect(marked).toContain("<script>a('één')</script>")
  expect(`<!DOCTYPE html>${parts.encode(marked)}`).toBe(inline.html)
})
