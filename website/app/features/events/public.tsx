export { AgendaBlock } from './agenda-block.tsx'
export { AgendaItem } from './agenda-item.tsx'
export { EventListBlock } from './event-list-block.tsx'
