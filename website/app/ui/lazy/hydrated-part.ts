import { type ComponentType, createElement, lazy } from 'react'

const pendingLoads: Promise<boolean>[] = []
/** Whether React has taken over the document. */
let isHydrating = false

/**
 * Waits for the files of all lazy parts that the server has rendered in this document. Called once, before hydration.
 * @returns whether all have loaded
 */
export async function loadRenderedParts(): Promise<boolean> {
  // a file that has loaded may request those of the parts within
  for (let load = pendingLoads.shift(); load; load = pendingLoads.shift()) if (!(await load)) return false
  isHydrating = true
  return true
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
    const loaded = load().then(
      (part) => {
        loadedPart = part
        return true
      },
      () => false,
    )
    pendingLoads.push(loaded)
  }
  return (props) => createElement(loadedPart ?? late, props)
}
