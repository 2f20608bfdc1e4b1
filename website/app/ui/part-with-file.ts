import { type ComponentType, createElement, lazy } from 'react'

const underWay: Promise<void>[] = []
/** From when on what is in the document is what React draws. */
let isTakenOver = false

/** Ends when the files have come of all parts that the server has drawn in this document, or cannot come. Asked once, before React begins. */
export async function drawnParts(): Promise<void> {
  isTakenOver = true
  await Promise.all(underWay)
}

/**
 * A part of a page whose scripts are a file of their own, because few pages have it; stands in a `Suspense`. Where the server has drawn
 * it, React waits for the file (`drawnParts`): otherwise it draws the part anew at the first change around it, and what somebody had
 * typed, chosen or folded open in it is gone.
 * @param selector of something that the part draws, and nothing else
 */
export function partWithFile<P extends object>(
  load: () => Promise<ComponentType<P>>,
  selector: string,
): ComponentType<P> {
  let drawn: ComponentType<P> | undefined
  const late = lazy(async () => ({ default: await load() }))
  if ('document' in globalThis && !isTakenOver && document.querySelector(selector)) {
    const loaded = load().then((part) => {
      drawn = part
    })
    // then it is asked for once more when React draws it
    underWay.push(loaded.catch(() => undefined))
  }
  return (props) => createElement(drawn ?? late, props)
}
