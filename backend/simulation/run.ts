import process from 'node:process'
import { simulate } from './simulate.ts'

// The arguments are the numbers of subscribers and days, and the seed of chance; DATABASE_URL is an empty database.
const [subscribers = 0, days = 0, seed = 0] = process.argv.slice(2).map(Number)
const tally = await simulate(process.env.DATABASE_URL ?? '', { subscribers, days, seed }, (line) => console.log(line))
console.log(
  Object.entries(tally)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', '),
)
process.exit(0)
