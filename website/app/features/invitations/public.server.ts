export { loadSeats } from './seats/seats.server.ts'
