import { type RefObject, useEffect, useRef, useState } from 'react'

interface Strip {
  strip: RefObject<HTMLDivElement | null>
  /** positions of the first and the last picture that is completely visible */
  first: number
  last: number
  /** scrolls by as many pictures as are visible */
  step: (direction: -1 | 1) => void
}

/** Which pictures of a strip are visible, and scrolling it. */
export function useStrip(count: number): Strip {
  const strip = useRef<HTMLDivElement>(null)
  const [{ first, last }, setVisible] = useState({ first: 0, last: 0 })
  useEffect(() => {
    const { current } = strip
    if (!current) return
    const update = () => setVisible((before) => reuseIfEqual(before, visibleIn(current, count)))
    const observer = new ResizeObserver(update)
    observer.observe(current)
    current.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', update)
    }
  }, [count])
  const step = (direction: -1 | 1) => {
    const visible = last - first + 1
    const target = Math.min(count - 1, Math.max(0, first + direction * visible))
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    const { current } = strip
    current?.scrollTo({ left: target * pitchOf(current, count), behavior })
  }
  return { strip, first, last, step }
}

interface Visible {
  first: number
  last: number
}

/** Distance from the start of a picture to that of the next, in pixels. */
function pitchOf(strip: HTMLElement, count: number): number {
  const [one, other] = strip.children
  if (count < 2 || !one || !other) return strip.clientWidth
  return other.getBoundingClientRect().left - one.getBoundingClientRect().left
}

function visibleIn(strip: HTMLElement, count: number): Visible {
  const pitch = pitchOf(strip, count)
  const gap = Math.max(0, pitch - (strip.firstElementChild?.getBoundingClientRect().width ?? pitch))
  const fitting = Math.min(count, Math.max(1, Math.floor((strip.clientWidth + gap + 1) / pitch)))
  const isAtEnd = strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 2
  const first = isAtEnd ? count - fitting : Math.min(count - fitting, Math.round(strip.scrollLeft / pitch))
  return { first, last: first + fitting - 1 }
}

function reuseIfEqual(before: Visible, now: Visible): Visible {
  return before.first === now.first && before.last === now.last ? before : now
}
