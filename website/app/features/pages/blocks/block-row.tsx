import { documentPart } from '../../../ui/lazy/static-part.tsx'
import type { Width } from './group-into-rows.ts'
import { ListBlock } from './list-block.tsx'
import type { PlacedBlock } from './place-blocks.server.ts'

/** A static block: a full page load needs none of its code and data. */
const StaticListBlock = documentPart(async () => (await import('./static-list-block.tsx')).StaticListBlock, {
  tag: 'div',
})

const SPAN: Readonly<Record<Width, string>> = {
  full: '',
  'two-thirds': 'md:col-span-6 lg:col-span-8',
  half: 'md:col-span-6',
  third: 'md:col-span-6 md:max-lg:last:odd:col-span-12 lg:col-span-4',
}

interface BlockRowProps {
  row: PlacedBlock[]
  link: string
  /** the first one on the page has less space above it */
  isFirst: boolean
}

/** One block at the page's width, or a few side by side with rules between them. */
export function BlockRow({ row, link, isFirst }: BlockRowProps) {
  const [only] = row
  if (row.length === 1 && only && (only.width === 'full' || only.width === 'two-thirds')) {
    const isBand = 'part' in only && only.isBand
    return <PlacedInRow block={only} link={link} className={isBand ? 'contents' : isFirst ? 'wrap' : 'wrap section'} />
  }
  return (
    <div className="wrap section">
      <div className="columns">
        {row.map((block, at) => (
          <PlacedInRow key={at} block={block} link={link} className={`${at > 0 ? 'joint ' : ''}${SPAN[block.width]}`} />
        ))}
      </div>
    </div>
  )
}

function PlacedInRow({ block, link, className }: { block: PlacedBlock; link: string; className: string }) {
  if ('part' in block) return <StaticListBlock of={block.part} className={className} />
  return (
    <div className={className}>
      <ListBlock block={block} link={link} />
    </div>
  )
}
