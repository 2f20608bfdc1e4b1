import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { PageTurns } from './use-page-turns.ts'
import type { Zoom } from './use-zoom.ts'

/** A swipe is longer than this, in pixels, and more horizontal than vertical. */
const LONG = 48
/** A notch of the wheel while Ctrl is pressed, or a pinch on a touchpad, in pixels. */
const NOTCH = 400

/** Swiping turns the page, pinching and the wheel with Ctrl enlarge it. */
export function useTouches(stage: RefObject<HTMLElement | null>, turns: PageTurns, zoom: Zoom): void {
  const onSwipe = useEffectEvent((dx: number, dy: number) => {
    if (zoom.scale > 1 || Math.abs(dx) < LONG || Math.abs(dx) < 1.5 * Math.abs(dy)) return
    turns.turn(dx < 0 ? 1 : -1)
  })
  const onZoom = useEffectEvent((factor: number) => zoom.by(factor))

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: false }
    let start: Point | undefined
    let distance: number | undefined

    const onStart = ({ touches }: TouchEvent) => {
      start = touches.length === 1 ? pointOf(touches[0]) : undefined
      distance = touches.length === 2 ? distanceOf(touches) : undefined
    }
    const onMove = (event: TouchEvent) => {
      if (distance === undefined || event.touches.length !== 2) return
      event.preventDefault()
      const now = distanceOf(event.touches)
      onZoom(now / distance)
      distance = now
    }
    const onEnd = ({ changedTouches }: TouchEvent) => {
      const end = pointOf(changedTouches[0])
      if (start && end) onSwipe(end.x - start.x, end.y - start.y)
      start = undefined
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      onZoom(Math.exp(-event.deltaY / NOTCH))
    }
    element.addEventListener('touchstart', onStart, { ...options, passive: true })
    element.addEventListener('touchmove', onMove, options)
    element.addEventListener('touchend', onEnd, options)
    element.addEventListener('wheel', onWheel, options)
    return () => stop.abort()
  }, [stage])
}

interface Point {
  x: number
  y: number
}

function pointOf(touch: Touch | undefined): Point | undefined {
  return touch && { x: touch.clientX, y: touch.clientY }
}

function distanceOf(touches: TouchList): number {
  const [one, other] = [pointOf(touches[0]), pointOf(touches[1])]
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1
}
