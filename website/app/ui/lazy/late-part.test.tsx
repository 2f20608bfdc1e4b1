// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { LatePart } from './late-part.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

afterEach(() => {
  vi.useRealTimers()
})

const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('leaves the page as it is when its script cannot be loaded', async () => {
  vi.useFakeTimers()
  const page = document.createElement('div')
  const root = createRoot(page)
  await act(async () => root.render([<p key="text">nieuws</p>, <LatePart key="late" load={fail} />]))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(page.innerHTML).toBe('<p>nieuws</p>')
  await act(async () => root.unmount())
})
