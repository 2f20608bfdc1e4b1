import { Faq } from '../../../ui/faq.tsx'
import { DirectoryBlock, PartnersBlock } from '../../directory/public.tsx'
import { AgendaBlock, EventListBlock } from '../../events/public.tsx'
import { MonthBlock } from '../../figures/public.tsx'
import { MagazineBlock } from '../../magazine/public.tsx'
import { VacanciesBlock, VacancyListBlock } from '../../vacancies/public.tsx'
import { ArticlesBlock } from './articles-block.tsx'
import type { FilledBlock } from './fill-blocks.server.ts'
import { FrontBlock } from './front-block.tsx'
import { LinksBlock } from './links-block.tsx'
import { MostReadBlock } from './most-read-block.tsx'
import { StoryBlock } from './story-block.tsx'

/** A list block, rendered by its feature. */
export function ListBlock({ block, link }: { block: FilledBlock; link: string }) {
  switch (block.__component) {
    case 'blocks.front':
      return <FrontBlock block={block} />
    case 'blocks.articles':
      return <ArticlesBlock block={block} />
    case 'blocks.story':
      return <StoryBlock block={block} />
    case 'blocks.agenda':
      return <AgendaBlock {...block} />
    case 'blocks.event-list':
      return <EventListBlock {...block} />
    case 'blocks.vacancies':
      return <VacanciesBlock {...block} />
    case 'blocks.vacancy-list':
      return <VacancyListBlock vacancies={block.vacancies} link={link} />
    case 'blocks.magazine':
      return <MagazineBlock {...block} />
    case 'blocks.figure-of-month':
      return <MonthBlock title={block.title} series={block.series} />
    case 'blocks.most-read':
      return <MostReadBlock {...block} />
    case 'blocks.partners':
      return <PartnersBlock {...block} />
    case 'blocks.directory':
      return <DirectoryBlock {...block} link={link} />
    case 'blocks.links':
      return <LinksBlock block={block} />
    case 'blocks.faq':
      return <Faq title={block.title} items={block.items} />
    default:
      return null
  }
}
