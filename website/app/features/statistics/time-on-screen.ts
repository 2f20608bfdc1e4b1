interface Manner {
  /** of the element's area that must be on screen, up to 1; by default any */
  part?: number
  /** the time must be without a break; by default it is added up */
  isContinuous?: boolean
}

/**
 * Calls back once when an element has been on screen for a while, in a tab that was visible.
 * @returns a function that ends it before
 */
export function afterTimeOnScreen(
  element: Element,
  ms: number,
  onSeen: () => void,
  { part = 0, isContinuous = false }: Manner = {},
): () => void {
  let isOnScreen = false
  let leftMs = ms
  let sinceMs: number | undefined
  let timer: ReturnType<typeof setTimeout>

  function update(): void {
    const isSeen = isOnScreen && document.visibilityState === 'visible'
    clearTimeout(timer)
    if (sinceMs !== undefined && !isContinuous) leftMs -= performance.now() - sinceMs
    sinceMs = isSeen ? performance.now() : undefined
    if (isSeen) timer = setTimeout(finish, leftMs)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {}
      isOnScreen = isIntersecting && intersectionRatio >= part
      update()
    },
    { threshold: part },
  )

  function end(): void {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
  }

  function finish(): void {
    end()
    onSeen()
  }

  observer.observe(element)
  document.addEventListener('visibilitychange', update)
  return end
}
