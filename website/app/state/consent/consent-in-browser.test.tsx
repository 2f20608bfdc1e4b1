// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { consentAsked } from './consent-asked.ts'
import { consentChanged, isAllowed, useConsent } from './consent-in-browser.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function setCookie(value: string, seconds = 60): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets
  document.cookie = `consent=${value}; Path=/; Max-Age=${seconds}`
}

function Film() {
  return useConsent('marketing') ? 'film' : 'still'
}

async function show() {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(() => root.render(<Film />))
  onTestFinished(() => act(() => root.unmount()))
  return { container, root }
}

beforeEach(() => {
  setCookie('', 0)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it('allows statistics until they are refused, and all else once it is granted', () => {
  expect([isAllowed('statistics'), isAllowed('marketing')]).toEqual([true, false])
  setCookie('1.2026-11-25.marketing')
  expect([isAllowed('statistics'), isAllowed('marketing')]).toEqual([false, true])
})

it('asks while something waits for an answer, and shows it once it is granted', async () => {
  const { container } = await show()
  expect([container.textContent, consentAsked.getState().isAsked]).toEqual(['still', true])
  setCookie('1.2026-11-25.marketing')
  await act(consentChanged)
  expect([container.textContent, consentAsked.getState().isAsked]).toEqual(['film', false])
})

it('asks no more when what waited has gone', async () => {
  const { root } = await show()
  await act(() => root.render(null))
  expect(consentAsked.getState().isAsked).toBe(false)
})

it('follows an answer in another tab', async () => {
  const { container } = await show()
  setCookie('1.2026-11-25.marketing')
  await act(() => dispatchEvent(new Event('focus')))
  expect(container.textContent).toBe('film')
})

it('takes Global Privacy Control for a refusal, and does not ask', async () => {
  setCookie('1.2026-11-25.statistics.marketing')
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const { container } = await show()
  expect([container.textContent, consentAsked.getState().isAsked]).toEqual(['still', false])
  expect(isAllowed('statistics')).toBe(false)
})
