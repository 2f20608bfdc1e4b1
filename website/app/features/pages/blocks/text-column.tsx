import type { BodyBlock } from '@gevel/contract/body-blocks'
import { Fragment } from 'react'
import { BodyBlocks } from '../../../ui/blocks/body-blocks.tsx'
import { SectionNav } from '../../../ui/section-nav.tsx'
import { textSections } from './text-sections.ts'

/** A text with fewer headings is read at a glance. */
const FEWEST_HEADINGS = 3

interface TextColumnProps {
  blocks: BodyBlock[]
  isFirst: boolean
}

/** Text at its reading width; a long one beside links to its headings. */
export function TextColumn({ blocks, isFirst }: TextColumnProps) {
  const sections = textSections(blocks)
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  const hasOutline = headings.length >= FEWEST_HEADINGS
  return (
    <div className={isFirst ? 'wrap' : 'wrap section'}>
      <div className="columns">
        {hasOutline && <SectionNav sections={headings} place="beside" className="lg:order-last lg:col-span-4" />}
        <div className={hasOutline ? 'prose lg:col-span-8' : 'prose'}>
          {sections.map(({ heading, blocks: within }, at) => (
            <Fragment key={heading?.id ?? at}>
              {heading && <h2 id={heading.id}>{heading.title}</h2>}
              <BodyBlocks blocks={within} />
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  )
}
