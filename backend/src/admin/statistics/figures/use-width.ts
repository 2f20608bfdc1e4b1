import { useEffect, useRef, useState } from 'react'

/** The width of an element in pixels, as it changes with the window. */
export function useWidth<Kind extends HTMLElement>() {
  const element = useRef<Kind>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}
