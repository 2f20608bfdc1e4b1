import { Faq } from '../../../ui/faq.tsx'
import { hydratedPart } from '../../../ui/lazy/hydrated-part.ts'
import { DirectoryBlock } from '../../directory/directory-block.tsx'
import { EventListBlock } from '../../events/event-list-block.tsx'
import type { PlacedBlock } from './place-blocks.server.ts'

/** Few pages have it. Without a `Suspense` around it a navigation waits for its file, and the page appears whole. */
const VacancyListBlock = hydratedPart(
  async () => (await import('../../vacancies/vacancy-list-block.tsx')).VacancyListBlock,
  '.vacancies',
)

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
