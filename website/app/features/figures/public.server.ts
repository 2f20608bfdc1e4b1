export { figureOfMonth } from './month/figure-of-month.server.ts'
