import type { FilledBlock } from './fill-blocks.server.ts'
import type { Width } from './group-into-rows.ts'
import { ListBlock } from './list-block.tsx'

const SPAN: Readonly<Record<Width, string>> = {
  full: '',
  'two-thirds': 'md:col-span-6 lg:col-span-8',
  half: 'md:col-span-6',
  third: 'md:col-span-6 md:max-lg:last:odd:col-span-12 lg:col-span-4',
}

/** The width of a block beside others. A figure of the month, whose editors choose none, leaves a third for another. */
export function widthOf(block: FilledBlock): Width {
  if (block.__component === 'blocks.figure-of-month') return 'two-thirds'
  return 'width' in block ? block.width : 'full'
}

interface BlockRowProps {
  row: FilledBlock[]
  link: string
  /** the first one on the page has less space above it */
  isFirst: boolean
}

/** One block at the page's width, or a few side by side with rules between them. */
export function BlockRow({ row, link, isFirst }: BlockRowProps) {
  const [only] = row
  if (row.length === 1 && only && !('width' in only && only.width !== 'full')) {
    if (only.__component === 'blocks.articles' && only.layout === 'band') return <ListBlock block={only} link={link} />
    return (
      <div className={isFirst ? 'wrap' : 'wrap section'}>
        <ListBlock block={only} link={link} />
      </div>
    )
  }
  return (
    <div className="wrap section">
      <div className="columns">
        {row.map((block, at) => (
          <div key={at} className={`${at > 0 ? 'joint ' : ''}${SPAN[widthOf(block)]}`}>
            <ListBlock block={block} link={link} />
          </div>
        ))}
      </div>
    </div>
  )
}
