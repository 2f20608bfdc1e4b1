import { type ComponentType, createElement, lazy } from 'react'

const pendingLoads: Promise<void>[] = []
/** Whether React has taken over the document. */
let isHydrating = false

/**
 * Resolves when the files of all lazy parts that the server has rendered in this document have loaded, or failed.
 * Called once, before hydration.
 */
export async function loadRenderedParts(): Promise<void> {
  // a file that has loaded may request those of the parts within
  for (let load = pendingLoads.shift(); load; load = pendingLoads.shift()) await load
  isHydrating = true
}

/**
 * A part of a page with lazy scripts, because few pages have it; wrapped in a `Suspense`. Where the server has
 * rendered it, React waits for the file (`loadRenderedParts`): otherwise it would replace the part at the first change around
 * it, and whatever was typed, chosen or expanded in it would be lost.
 * @param selector of an element that only this part renders
 */
export function hydratedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  selector: string,
): ComponentType<P> {
  let loadedPart: ComponentType<P> | undefined
  const late = lazy(async () => ({ default: await load() }))
  if ('document' in globalThis && !isHydrating && document.querySelector(selector)) {
    const loaded = load().then((part) => {
      loadedPart = part
    })
    // then it is requested again when React renders it
    pendingLoads.push(loaded.catch(() => undefined))
  }
  return (props) => createElement(loadedPart ?? late, props)
}
