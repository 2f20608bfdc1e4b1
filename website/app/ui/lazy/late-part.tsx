import { type ComponentType, useEffect, useState } from 'react'

/** After the start of the page: until then nothing competes with what the reader waits for. */
const LOAD_AFTER_MS = 1_000

/**
 * A part of the page that is loaded once it has started. Without a connection, or when the reader blocks its file, the
 * page does without: a lazy component would show the error page.
 * @param load the same function at each render
 */
export function LatePart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void load().then(
          (part) => setPart(() => part),
          () => undefined,
        ),
      LOAD_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [load])
  return Part && <Part />
}
