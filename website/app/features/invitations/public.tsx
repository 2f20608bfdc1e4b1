export { SeatsSection } from './seats/seats-section.tsx'
