// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterTimeOnScreen } from './time-on-screen.ts'

let setOnScreen: (isIntersecting: boolean, intersectionRatio?: number) => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        setOnScreen = (isIntersecting, intersectionRatio = 1) => notify([{ isIntersecting, intersectionRatio }])
      }
      observe() {}
      disconnect() {}
    },
  )
  show('visible')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}

function watch() {
  const onSeen = vi.fn()
  const end = afterTimeOnScreen(document.body, 5_000, onSeen)
  return { onSeen, end }
}

test('counts only the time that the element is on screen in a visible tab', () => {
  const { onSeen } = watch()
  vi.advanceTimersByTime(10_000)
  setOnScreen(true)
  vi.advanceTimersByTime(2_000)
  show('hidden')
  vi.advanceTimersByTime(10_000)
  show('visible')
  vi.advanceTimersByTime(2_000)
  setOnScreen(false)
  vi.advanceTimersByTime(10_000)
  setOnScreen(true)
  vi.advanceTimersByTime(900)
  expect(onSeen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(onSeen).toHaveBeenCalledTimes(1)
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(10_000)
  expect(onSeen).toHaveBeenCalledTimes(1)
})

test('calls back no more once it has ended', () => {
  const { onSeen, end } = watch()
  setOnScreen(true)
  end()
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(10_000)
  expect(onSeen).not.toHaveBeenCalled()
})

test('counts half of a banner on screen for a second without a break', () => {
  const onSeen = vi.fn()
  afterTimeOnScreen(document.body, 1_000, onSeen, { part: 0.5, isContinuous: true })
  setOnScreen(true, 0.49)
  vi.advanceTimersByTime(5_000)
  setOnScreen(true, 0.5)
  vi.advanceTimersByTime(900)
  setOnScreen(true, 0.3)
  vi.advanceTimersByTime(5_000)
  setOnScreen(true, 0.9)
  vi.advanceTimersByTime(900)
  show('hidden')
  show('visible')
  vi.advanceTimersByTime(900)
  expect(onSeen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onSeen).toHaveBeenCalledTimes(1)
})
