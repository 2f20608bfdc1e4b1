/** The folders of links that are counted and redirect: calls to action and banners, and short links. */
export const trackedPaths = ['/c', '/l'] as const
