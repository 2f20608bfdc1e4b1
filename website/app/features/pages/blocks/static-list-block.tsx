import { useId } from 'react'
import { Story } from '../../../ui/articles/story.tsx'
import { staticPart } from '../../../ui/lazy/static-part.tsx'
import { Lintel } from '../../../ui/lintel.tsx'
import { PartnersBlock } from '../../directory/partners-block.tsx'
import { AgendaBlock } from '../../events/agenda-block.tsx'
import { MagazineBlock } from '../../magazine/magazine-block.tsx'
import { VacanciesBlock } from '../../vacancies/vacancies-block.tsx'
import { ArticlesBlock } from './articles-block.tsx'
import type { FilledBlockOf } from './fill-blocks.server.ts'
import { FrontBlock } from './front-block.tsx'
import { LinksBlock } from './links-block.tsx'
import { MostReadBlock } from './most-read-block.tsx'
import type { StaticBlock } from './static-block.ts'

/** The figure of the month on a page: rendered on the server; its code is loaded after a client navigation only. */
const MonthBlock = staticPart(async () => (await import('../../figures/month/month-panel.tsx')).MonthPanel, {
  tag: 'div',
  className: 'fig fig-panel',
})

/** A static list block, rendered by its feature. */
export function StaticListBlock({ block }: { block: StaticBlock }) {
  switch (block.__component) {
    case 'blocks.front':
      return <FrontBlock block={block} />
    case 'blocks.articles':
      return <ArticlesBlock block={block} />
    case 'blocks.story':
      return <StoryBlock block={block} />
    case 'blocks.agenda':
      return <AgendaBlock {...block} />
    case 'blocks.vacancies':
      return <VacanciesBlock {...block} />
    case 'blocks.magazine':
      return <MagazineBlock {...block} />
    case 'blocks.figure-of-month':
      return <MonthBlock title={block.title} series={block.series} />
    case 'blocks.most-read':
      return <MostReadBlock {...block} />
    case 'blocks.partners':
      return <PartnersBlock {...block} />
    case 'blocks.links':
      return <LinksBlock block={block} />
  }
}

/** One story chosen by an editor. */
function StoryBlock({ block: { title, article } }: { block: FilledBlockOf<'blocks.story'> }) {
  const id = useId()
  if (!article) return null
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={title} />
      <Story article={article} variant="mid" />
    </section>
  )
}
