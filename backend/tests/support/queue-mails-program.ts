// Strapi without its server, which queues mails for its parent process. It has no SMTP_URL, so it sends none.
import path from 'node:path'
import process from 'node:process'
import type { startStrapi as start } from '../../seed/strapi/start-strapi.ts'
import type { queueMail as queue } from '../../src/platform/mail/queue-mail.ts'
import type { templateNamed as named } from '../../src/platform/mail/template.ts'
import type { Order } from './mail-queue.ts'

const backend = path.resolve(import.meta.dirname, '../..')
const compiled = (file: string) => import(path.join(backend, 'dist', file))
await compiled('src/compile-cache.js')
const { startStrapi }: { startStrapi: typeof start } = await compiled('seed/strapi/start-strapi.js')
const strapi = await startStrapi(backend)
const { queueMail }: { queueMail: typeof queue } = await compiled('src/platform/mail/queue-mail.js')
const { templateNamed }: { templateNamed: typeof named } = await compiled('src/platform/mail/template.js')

process.on('message', async ({ template: name, to, props, options, rollBack }: Order) => {
  try {
    const template = templateNamed(name)
    if (!template) throw new Error(`No template is called ${name}`)
    await strapi.db.transaction(async ({ rollback }) => {
      await queueMail(template, to, props, options)
      if (rollBack) await rollback()
    })
    process.send?.({ error: null })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
process.on('disconnect', () => process.exit())
process.send?.({ error: null })
