// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { documentPart } from './static-part.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const load = vi.fn(async () => ({ title }: { title: string }) => <b>{title}</b>)
const Part = documentPart(load, { tag: 'section', 'aria-labelledby': 'a' })

beforeEach(() => {
  load.mockClear()
  document.body.innerHTML = ''
})

async function hydrate(beside: string) {
  const errors: unknown[] = []
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = `<p>${beside}</p><section aria-labelledby="a" class="x" data-part="id1"><b>een</b></section>`
  const page = (of: { id: string; data?: { title: string } }) => (
    <>
      <p>zo</p>
      <Part of={of} className="x" />
    </>
  )
  const root = await act(() =>
    hydrateRoot(container, page({ id: 'id1' }), { onRecoverableError: (error) => errors.push(error) }),
  )
  return { root, errors, page }
}

const shown = () => document.querySelector('section')?.innerHTML

it("preserves the server's HTML without the data of the part", async () => {
  const { root, errors, page } = await hydrate('zo')
  await act(() => root.render(page({ id: 'id1', data: { title: 'een' } })))
  expect([shown(), errors, load.mock.calls]).toEqual(['<b>een</b>', [], []])
})

it('shows it also where React has to render the document again', async () => {
  const { root, errors, page } = await hydrate('translated by the browser')
  expect([errors.length, document.querySelector('p')?.textContent, shown()]).toEqual([1, 'zo', '<b>een</b>'])
  await act(() => root.render(page({ id: 'id1' })))
  expect([shown(), load.mock.calls]).toEqual(['<b>een</b>', []])
})

it('renders other data', async () => {
  const { root, page } = await hydrate('zo')
  await act(async () => root.render(page({ id: 'id2', data: { title: 'twee' } })))
  await vi.waitFor(() => expect(shown()).toBe('<b>twee</b>'))
})
