// @vitest-environment happy-dom
import { act, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { staticPart } from './static-part.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const load = vi.fn(async () => ({ title }: { title: string }) => <b>{title}</b>)
const Part = staticPart(load, { tag: 'figure', className: 'fig' })
const rendered = (title: string) => `<figure class="fig"><b>${title}</b></figure>`

beforeEach(() => {
  load.mockClear()
  document.body.innerHTML = ''
})

async function hydrate(title: string) {
  const errors: unknown[] = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = rendered(title)
  const root = await act(() =>
    hydrateRoot(container, <Part title={title} />, { onRecoverableError: (error) => errors.push(error) }),
  )
  return { root, errors }
}

it("keeps the server's rendering, without loading its scripts", async () => {
  const { root, errors } = await hydrate('een')
  await act(() => root.render(<Part title="een" />))
  expect(document.querySelector('b')?.textContent).toBe('een')
  expect([errors, load.mock.calls]).toEqual([[], []])
})

it("keeps the server's HTML where it is rendered anew, if it is cached", async () => {
  const Cached = staticPart(load, { tag: 'figure', className: 'fig', isCached: true })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = rendered('cached')
  const root = await act(() => hydrateRoot(container, <Cached key="page" title="cached" />))
  await act(() => root.render(<Cached key="error" title="cached" />))
  expect([container.innerHTML, load.mock.calls]).toEqual([rendered('cached'), []])
  await act(() => root.render(<Cached key="other" title="other" />))
  expect(load).toHaveBeenCalledTimes(1)
})

it('rerenders when something else is to be shown there, once its scripts are there', async () => {
  const { root } = await hydrate('een')
  const loading = Promise.withResolvers<void>()
  load.mockImplementationOnce(async () => {
    await loading.promise
    return ({ title }) => <b>{title}</b>
  })
  await act(async () => startTransition(() => root.render(<Part title="twee" />)))
  expect(document.querySelector('b')?.textContent).toBe('een')
  await act(async () => loading.resolve())
  await vi.waitFor(() => expect(document.querySelector('b')?.textContent).toBe('twee'))
  expect(document.querySelectorAll('figure')).toHaveLength(1)
  await act(async () => startTransition(() => root.render(<Part title="een" />)))
  expect(document.querySelector('b')?.textContent).toBe('een')
})
