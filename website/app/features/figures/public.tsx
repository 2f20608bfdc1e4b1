export { MonthBlock } from './month/month-block.tsx'
