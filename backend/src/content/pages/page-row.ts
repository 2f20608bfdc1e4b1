import type { Edition } from '@gevel/contract/editions'
import type { Page } from '@gevel/contract/pages'
import { type PageBlockRow, withPageBlocks } from '../blocks/page-blocks'
import { documentTree } from '../document-trees/document-tree'
import type { OptionalTexts } from '../parts/optional-texts'
import { type FigureRow, withPicture } from '../parts/picture'
import { type SeoRow, withSeo } from '../parts/seo'
import { nameOfTag, type TagRefRow } from '../parts/tag-ref'

/** A page; the last four fields only when requested. */
export interface PageRow extends OptionalTexts<Page> {
  publicId: number
  type: Page['type']
  title: string
  link: string
  edition: Edition | null
  layout: Page['layout']
  colourMode: Page['colourMode']
  updatedAt: string
  seo?: SeoRow | null
  cover?: FigureRow | null
  tags?: TagRefRow[]
  blocks?: PageBlockRow[] | null
}

/** The optional parts of a page, and what to populate for each. */
export const populatable = {
  seo: withSeo,
  cover: withPicture,
  tags: nameOfTag,
  blocks: { on: withPageBlocks },
}
export type Populated = keyof typeof populatable

export const pageFields = [
  ...['id', 'type', 'title', 'link', 'intro', 'redirectURI', 'edition', 'layout', 'colourMode', 'updatedAt'],
] as const

/** What to populate for the requested parts, which may be in any order and repeated. */
export function populateOf(parts: readonly Populated[]) {
  return Object.fromEntries(Object.entries(populatable).filter(([part]) => parts.some((asked) => asked === part)))
}

type PageTree = ReturnType<typeof documentTree<PageRow>>
const trees = new Map<string, PageTree>()

/** Loads a published page by its path or number, with the requested parts. */
export function pageTree(by: 'link' | 'publicId', parts: readonly Populated[]): PageTree {
  const populate = populateOf(parts)
  const key = [by, ...Object.keys(populate)].join()
  const tree = trees.get(key) ?? documentTree<PageRow>({ uid: 'api::page.page', by, populate })
  trees.set(key, tree)
  return tree
}
