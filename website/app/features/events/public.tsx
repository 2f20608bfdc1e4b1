export { AgendaBlock } from './agenda-block.tsx'
export { EventListBlock } from './event-list-block.tsx'
