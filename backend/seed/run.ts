import { join } from 'node:path'
import { runAs } from '../src/platform/database/work'
import { environment } from '../src/platform/environment/environment'
import { addArticles } from './bulk/add-articles'
import { readContent } from './content/read-content'
import { demoDay } from './dates/demo-day'
import { OptionError, parseOptions } from './options'
import { ensureAccounts, parseAccounts } from './strapi/accounts'
import { hasContent } from './strapi/has-content'
import { makeFiles } from './strapi/make-files'
import { seedDatabase } from './strapi/seed-database'
import { startStrapi } from './strapi/start-strapi'

// Compiled, this file is `dist/seed/run.js`; the texts and illustrations are read from their source folder.
const backend = join(__dirname, '..', '..')
const seed = join(backend, 'seed')
const began = performance.now()

function print(line: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2))
  const accounts = parseAccounts(process.env.GEVEL_DEMO_ACCOUNTS)
  const content = readContent(seed, demoDay(new Date(), options.day))
  const isFilled = await hasContent(environment.DATABASE_URL)
  // The pictures and the issues of the magazine are made while the backend starts.
  const making = isFilled ? null : makeFiles(seed, content)
  const strapi = await startStrapi(backend)
  print('backend ready')
  // Before the content: its presence means that nothing is missing.
  print(`accounts: ${await ensureAccounts(strapi, accounts)} of ${accounts.length} made`)
  if (making) await seedDatabase(strapi, content, accounts, making, (name, count) => print(`${name}: ${count}`))
  else print('the database holds content already: nothing is changed')
  if (options.articles > 0) await addArticles(strapi, options.articles)
}

// Strapi leaves small background jobs running, such as a count for its statistics; nothing waits for them.
runAs('seed', main).then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof OptionError ? error.message : error)
    process.exit(1)
  },
)
