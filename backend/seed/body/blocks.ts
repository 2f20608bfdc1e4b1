/** An illustration with its caption and credit, as the front matter of an article names it. */
export interface SeedPicture {
  scene: string
  variant: number
  caption?: string
}

export interface TextLeaf {
  type: 'text'
  text: string
  bold?: true
  italic?: true
}
interface LinkNode {
  type: 'link'
  url: string
  children: TextLeaf[]
}
export type Inline = TextLeaf | LinkNode

interface ListItem {
  type: 'list-item'
  children: Inline[]
}
interface ListNode {
  type: 'list'
  format: 'ordered' | 'unordered'
  children: ListItem[]
}
/** A node of Strapi's rich text (its "blocks" field). */
export type RichTextNode =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | ListNode
export type RichText = RichTextNode[]

interface ChartSeries {
  name: string
  values: (number | null)[]
}

/** A figure with its label, as an editor types it. */
interface SeedFact {
  label: string
  value: string
  change?: string | undefined
  note?: string | undefined
}

/** A body block of the source texts: pictures are still illustration names, files names, articles slugs. */
export type SeedBlock =
  | { kind: 'text'; content: RichText }
  | { kind: 'quote'; text: string; speaker: string | null }
  | { kind: 'image'; picture: SeedPicture }
  | { kind: 'gallery'; pictures: SeedPicture[] }
  | { kind: 'video'; provider: 'youtube' | 'vimeo'; videoId: string; title: string; poster: SeedPicture }
  | { kind: 'table'; caption: string | null; source: string | null; head: string[]; rows: string[][] }
  | {
      kind: 'chart'
      chart: 'line' | 'bar'
      title: string
      description: string
      unit: string
      source: string
      labels: string[]
      series: ChartSeries[]
    }
  | { kind: 'market-figure'; slug: string; fromYear?: number | undefined }
  | { kind: 'figures'; figures: SeedFact[]; source?: string | undefined }
  | { kind: 'related'; slug: string }
  | { kind: 'file'; label: string; file: string }
  | { kind: 'callout'; title: string; content: RichText }
