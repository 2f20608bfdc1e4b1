import { Faq } from '../../../ui/faq.tsx'
import { DirectoryBlock } from '../../directory/public.tsx'
import { EventListBlock } from '../../events/public.tsx'
import { VacancyListBlock } from '../../vacancies/public.tsx'
import type { PlacedBlock } from './place-blocks.server.ts'

/** A list block that scripts follow, rendered by its feature. */
export function ListBlock({ block, link }: { block: PlacedBlock; link: string }) {
  switch (block.__component) {
    case 'blocks.event-list':
      return <EventListBlock {...block} />
    case 'blocks.vacancy-list':
      return <VacancyListBlock {...block} category={null} link={link} />
    case 'blocks.directory':
      return <DirectoryBlock {...block} link={link} />
    case 'blocks.faq':
      return <Faq title={block.title} items={block.items} />
    default:
      return null
  }
}
