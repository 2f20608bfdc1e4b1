import type { Fragment as Part } from '@gevel/contract/search'

/** A text with the words of the search marked. */
export function Marked({ fragments }: { fragments: readonly Part[] }) {
  let at = 0
  return fragments.map(({ text, marked }) => {
    const key = at
    at += text.length
    return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
