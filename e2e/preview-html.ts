/** The differences of a preview from its page: the bar, no index, links in other tabs, no scripts to follow them. */
const ofPreviews = [
  '<base target="_blank"/>',
  '<meta name="robots" content="noindex"/>',
  /<aside class="preview-bar".*?<\/aside>/s,
]
/** The scripts that a page loads, and their data; not the data for search engines. */
const scripts = [/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, /<link rel="modulepreload"[^>]*>/g]
/** React's boundaries of what loads later. */
const comments = /<!--.*?-->/gs

/** What `useId` returns. A part that is rendered once has other ids than in the page that rendered it first (decision 068). */
const generatedId = /_(?:[\w-]{8})?R_[0-9a-v]+(?:H[0-9a-v]+)?_/g

/** A whole document as its reader sees it, with what search engines read: the same for a preview and its page. */
function shownBy(html: string): string {
  const shown = [...ofPreviews, ...scripts, comments].reduce<string>((text, part) => text.replace(part, ''), html)
  const ids = new Map<string, number>()
  return shown.replace(generatedId, (id) => {
    const number = ids.get(id) ?? ids.size
    ids.set(id, number)
    return `id-${number}`
  })
}

/** The first visible difference between two documents; undefined when there is none. */
export function differenceOf(preview: string, page: string): { preview: string; page: string } | undefined {
  const [one, other] = [shownBy(preview), shownBy(page)]
  if (one === other) return undefined
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return { preview: around(one), page: around(other) }
}
