export interface Links {
  /** pages that the page links to */
  pages: string[]
  /** scripts, styles, fonts, pictures and other files that it needs or offers */
  files: string[]
  /** fragments of the page */
  ids: Set<string>
}

/** Links that redirect to another site; the filters of a search, which have no end; the same rows in another order. */
const notCrawled = /href="(?:\/connect\/|\/zoeken\?|[^"]*[?;]volgorde=)/

/**
 * Everything on our own site that a page's HTML refers to, as paths with query and hash. The HTML has React's format,
 * with every value in double quotes.
 * @param at URL of the page
 */
export function linksOf(html: string, at: URL): Links {
  const markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.slice(0, script.indexOf('>') + 1),
  )
  const own = (values: string[]) => values.flatMap((value) => ownPath(value, at))
  const anchors = (markup.match(/<a [^>]*>/g) ?? []).filter((tag) => !notCrawled.test(tag))
  const sharedPictures = valuesOf(markup.match(/<meta [^>]*"og:image"[^>]*>/g)?.join('') ?? '', 'content')
  return {
    pages: own(valuesOf(anchors.join(''), 'href')),
    files: own([
      ...valuesOf(markup.match(/<link [^>]*>/g)?.join('') ?? '', 'href'),
      ...valuesOf(markup, 'src'),
      ...valuesOf(markup, 'srcSet').flatMap((set) => set.split(', ').map((entry) => entry.replace(/ .*/, ''))),
      ...sharedPictures,
    ]),
    ids: new Set(valuesOf(markup, 'id')),
  }
}

function valuesOf(markup: string, attribute: string): string[] {
  const values = [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) => value)
  return values.map((value) => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
}

function ownPath(value: string, at: URL): string[] {
  if (!URL.canParse(value, at)) return [`unreadable:${value}`]
  const url = new URL(value, at)
  // the return path after a log-in does not make it another page
  url.searchParams.delete('terug')
  return url.origin === at.origin ? [url.href.slice(url.origin.length)] : []
}
